import type { FormDescription } from '@/content/forms/types'
import { type Described, forgetDraft, readDraft, writeDraft } from './draft'

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
