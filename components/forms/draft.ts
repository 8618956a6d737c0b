import type { FormDescription } from '@/content/forms/types'
import { inStorage } from './browser-storage'
import { draftAreas, draftKey } from './draft-key'

const dayMs = 24 * 3_600_000
/** How long a form that the server gave back is kept for its page to show it. */
const givenBackDays = 7

type Described = Pick<FormDescription, 'id' | 'fields' | 'draftDays'>

interface Draft {
  /** When it was last typed in, in milliseconds since 1970. */
  at: number
  values: Readonly<Record<string, string>>
}

/** Keeps what was typed for the form's page to show it. */
export const writeDraft = (
  area: (typeof draftAreas)[number],
  id: string,
  values: Draft['values'],
  at = Date.now(),
) =>
  inStorage(area, (storage) => {
    const draft: Draft = { at, values }
    storage.setItem(draftKey(id), JSON.stringify(draft))
  })

export const forgetDraft = (form: string) =>
  draftAreas.forEach((area) => inStorage(area, (storage) => storage.removeItem(draftKey(form))))

/** What was typed, unless it is too old. What is no draft is thrown away in the same way. */
function readDraft({ id, draftDays = givenBackDays }: Described): Draft | undefined {
  const read = (storage: Storage) => JSON.parse(storage.getItem(draftKey(id)) ?? '') as Draft
  const draft = inStorage('sessionStorage', read) ?? inStorage('localStorage', read)
  forgetDraft(id)
  return draft && draft.at > Date.now() - draftDays * dayMs ? draft : undefined
}

/** The fields that are kept: never the consent, nor what a visitor may not want others to see. */
export const draftFields = (fields: FormDescription['fields']) =>
  fields.filter((field) => field.kind !== 'consent' && !field.neverKept)

/** Puts a value into an empty control, and says whether it did. */
function fillIn(control: Element | RadioNodeList | null, value: string): boolean {
  const fits =
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement ||
    control instanceof RadioNodeList
  if (!fits || control.value !== '') return false
  control.value = value
  return control.value !== ''
}

/**
 * Keeps what is typed into a form, and brings back what was typed before: in the same tab, or for
 * `draftDays` also after the tab was closed. What is in a field already stays.
 * @returns whether something was brought back, and `save` to keep what is typed now
 */
export function keepDraft(form: HTMLFormElement, description: Described) {
  const { id, draftDays } = description
  const fields = draftFields(description.fields)
  const draft = readDraft(description)
  const restored = fields.filter(({ name }) =>
    fillIn(form.elements.namedItem(name), draft?.values[name] ?? ''),
  )

  function save(at?: number) {
    const data = new FormData(form)
    const typed = fields.flatMap(({ name }) => {
      const value = data.get(name)
      return typeof value === 'string' && value !== '' ? [[name, value] as const] : []
    })
    forgetDraft(id)
    if (typed.length > 0) {
      const area = draftDays === undefined ? 'sessionStorage' : 'localStorage'
      writeDraft(area, id, Object.fromEntries(typed), at)
    }
  }

  save(draft?.at)
  form.addEventListener('input', () => {
    if (form.getAttribute('aria-busy') !== 'true') save()
  })
  return { restored: restored.length > 0, save }
}
