import type { ShownForm } from '@/content/forms/types'
import { draftAreas, inStorage, isRecord, readEntry, storageKey } from '@/lib/browser-storage'

interface Draft {
  /** When it was last typed in, in milliseconds since 1970. */
  at: number
  values: Readonly<Record<string, unknown>>
  /** The visitor has unticked a consent box that starts ticked. */
  refused: boolean
  /** The path of the form's page, once the form was sent and while nothing has responded. */
  page?: string | undefined
}

/** The fields that are kept: never the consent, nor fields marked `neverKept`. */
export const draftFields = (fields: ShownForm['fields']) =>
  fields.filter((field) => field.kind !== 'consent' && !field.neverKept)

/**
 * Stores what was typed into the fields that may be kept, and that consent was taken back.
 * @returns whether the browser keeps it
 */
function writeDraft(
  area: (typeof draftAreas)[number],
  { id, fields }: ShownForm,
  typed: Readonly<Record<string, string>>,
  { at = Date.now(), refused, page }: Partial<Draft> & Pick<Draft, 'refused'>,
): boolean {
  const kept = draftFields(fields).filter(({ name }) => typed[name])
  if (kept.length === 0 && !refused) return false
  const values = Object.fromEntries(kept.map(({ name }) => [name, typed[name]]))
  const draft: Draft = { at, values, refused, page }
  const isKept = inStorage(area, (storage) => {
    storage.setItem(storageKey('draft', id), JSON.stringify(draft))
    return true
  })
  return isKept ?? false
}

export const forgetDraft = (form: string) =>
  draftAreas.forEach((area) =>
    inStorage(area, (storage) => storage.removeItem(storageKey('draft', form))),
  )

/**
 * Reads a draft and deletes it. Anything else under its key is deleted too. A draft that does not say
 * whether consent was taken back counts as one in which it was.
 */
function readDraft(id: string): Draft | undefined {
  const key = storageKey('draft', id)
  const entry = readEntry('sessionStorage', key) ?? readEntry('localStorage', key)
  forgetDraft(id)
  if (!isRecord(entry) || typeof entry.at !== 'number' || !isRecord(entry.values)) return undefined
  const page = typeof entry.page === 'string' ? entry.page : undefined
  return { at: entry.at, values: entry.values, refused: entry.refused !== false, page }
}

/** Puts a text into an empty control, and says whether it did. */
function fillIn(control: Element | RadioNodeList | null, value: unknown): boolean {
  const fits =
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement ||
    control instanceof RadioNodeList
  if (!fits || control.value !== '' || typeof value !== 'string') return false
  control.value = value
  return control.value !== ''
}

/** Whether a control has another value than the page gave it. */
function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement)
    return control.value !== (control.querySelector<HTMLOptionElement>('[selected]')?.value ?? '')
  if (control instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(control.type))
    return control.checked !== control.defaultChecked
  const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
  return isText && control.value !== control.defaultValue
}

/** The consent box of a form, if it starts ticked. */
function tickedBox(form: HTMLFormElement, { fields }: ShownForm): HTMLInputElement | undefined {
  const consent = fields.find((field) => field.kind === 'consent' && field.checkedAtFirst)
  const box = consent && form.elements.namedItem(consent.name)
  return box instanceof HTMLInputElement ? box : undefined
}

/**
 * Keeps what is typed into a form, and restores what was typed before: in the same tab, or with
 * `draftOutlivesTab` also after the tab was closed. A field that is not empty stays as it is. A consent
 * that was taken back is not ticked again.
 * @returns whether something was restored that an earlier tab has left, and `save` to keep what is typed now
 */
export function keepDraft(form: HTMLFormElement, description: ShownForm) {
  const { id, draftOutlivesTab } = description
  const area = draftOutlivesTab ? 'localStorage' : 'sessionStorage'
  const fields = draftFields(description.fields)
  const draft = readDraft(id)
  const restored = fields.filter(({ name }) =>
    fillIn(form.elements.namedItem(name), draft?.values[name]),
  )
  const box = tickedBox(form, description)
  if (draft?.refused && box?.checked) {
    box.checked = false
    box.dispatchEvent(new Event('change', { bubbles: true }))
  }

  /** @param sentFrom the path of the page, of a form that is being sent: its draft outlives the tab */
  function save({ at = Date.now(), sentFrom }: { at?: number; sentFrom?: string } = {}): boolean {
    const typed = [...new FormData(form)].filter(
      (one): one is [string, string] => typeof one[1] === 'string',
    )
    forgetDraft(id)
    const refused = box?.checked === false
    const kept = { at, refused, page: sentFrom }
    return writeDraft(
      sentFrom ? 'localStorage' : area,
      description,
      Object.fromEntries(typed),
      kept,
    )
  }

  // Typed before this was loaded. A club that the page chose is no draft: another page would restore it.
  if (draft || [...form.elements].some(isChanged)) save(draft)
  form.addEventListener('input', () => {
    if (form.getAttribute('aria-busy') !== 'true') save()
  })
  const isTold = draftOutlivesTab ?? draft?.page !== undefined
  return { restored: restored.length > 0 && isTold, save }
}
