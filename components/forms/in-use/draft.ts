import type { ShownForm } from '@/content/forms/types'
import { draftAreas, inStorage, storageKey } from '@/components/forms/browser-storage'

interface Draft {
  /** When it was last typed in, in milliseconds since 1970. */
  at: number
  values: Readonly<Record<string, string>>
}

/** The fields that are kept: never the consent, nor fields marked `neverKept`. */
export const draftFields = (fields: ShownForm['fields']) =>
  fields.filter((field) => field.kind !== 'consent' && !field.neverKept)

/** Stores what was typed into the fields that may be kept. */
export function writeDraft(
  area: (typeof draftAreas)[number],
  { id, fields }: ShownForm,
  typed: Draft['values'],
  at = Date.now(),
) {
  const kept = draftFields(fields).filter(({ name }) => typed[name])
  if (kept.length === 0) return
  const values = Object.fromEntries(kept.map(({ name }) => [name, typed[name] ?? '']))
  const draft: Draft = { at, values }
  inStorage(area, (storage) => storage.setItem(storageKey('draft', id), JSON.stringify(draft)))
}

export const forgetDraft = (form: string) =>
  draftAreas.forEach((area) =>
    inStorage(area, (storage) => storage.removeItem(storageKey('draft', form))),
  )

/** Reads a draft and deletes it. Anything else under its key is deleted too. */
function readDraft(id: string): Draft | undefined {
  const key = storageKey('draft', id)
  const read = (storage: Storage) => JSON.parse(storage.getItem(key) ?? '') as Draft
  const draft = inStorage('sessionStorage', read) ?? inStorage('localStorage', read)
  forgetDraft(id)
  return draft
}

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
 * Keeps what is typed into a form, and restores what was typed before: in the same tab, or with
 * `draftOutlivesTab` also after the tab was closed. A field that is not empty stays as it is.
 * @returns whether something was restored, and `save` to keep what is typed now
 */
export function keepDraft(form: HTMLFormElement, description: ShownForm) {
  const { id, draftOutlivesTab } = description
  const area = draftOutlivesTab ? 'localStorage' : 'sessionStorage'
  const fields = draftFields(description.fields)
  const draft = readDraft(id)
  const restored = fields.filter(({ name }) =>
    fillIn(form.elements.namedItem(name), draft?.values[name] ?? ''),
  )

  function save(at?: number) {
    const typed = [...new FormData(form)].filter(
      (one): one is [string, string] => typeof one[1] === 'string',
    )
    forgetDraft(id)
    writeDraft(area, description, Object.fromEntries(typed), at)
  }

  save(draft?.at)
  form.addEventListener('input', () => {
    if (form.getAttribute('aria-busy') !== 'true') save()
  })
  return { restored: restored.length > 0, save }
}
