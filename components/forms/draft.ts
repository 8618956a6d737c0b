import type { FormDescription } from '@/content/forms/types'
import { draftAreas, inStorage, isRecord, readEntry, storageKey } from '@/lib/browser-storage'
import { isChanged } from './is-changed'

interface Draft {
  /** When it was last typed in, in milliseconds since 1970. */
  at: number
  values: Readonly<Record<string, unknown>>
  /** The visitor has unticked a consent box that starts ticked. */
  refused: boolean
}

export const forgetDraft = (form: string) =>
  draftAreas.forEach((area) =>
    inStorage(area, (storage) => storage.removeItem(storageKey('draft', form))),
  )

/** Reads a draft, and whether it would have outlived its tab. */
function readDraft(id: string): (Draft & { outlivesTab: boolean }) | undefined {
  const key = storageKey('draft', id)
  const ofTab = readEntry('sessionStorage', key)
  const entry = ofTab ?? readEntry('localStorage', key)
  if (!isRecord(entry) || typeof entry.at !== 'number' || !isRecord(entry.values)) return undefined
  const { at, values, refused } = entry
  return { at, values, refused: refused === true, outlivesTab: ofTab === undefined }
}

/** Puts a text into an empty control, and says whether it did. */
function fillIn(control: Element | RadioNodeList | null, text: unknown): boolean {
  const isEmpty = control && 'value' in control && control.value === ''
  if (!isEmpty || typeof text !== 'string') return false
  control.value = text
  return control.value !== ''
}

/**
 * Keeps what is typed into a form, and restores what was typed before: in the same tab, or of a form with
 * steps also after the tab was closed. A field that is not empty stays as it is. A consent
 * that was taken back is not ticked again. Consent and fields marked `neverKept` are not kept.
 * @returns whether something was restored that an earlier tab has left; `save` keeps what is typed now,
 * `clear` empties the fields
 */
export function keepDraft(form: HTMLFormElement, description: FormDescription) {
  const { id, steps } = description
  const fields = description.fields.filter(
    ({ kind, neverKept }) => kind !== 'consent' && !neverKept,
  )
  const draft = readDraft(id)
  const restored = fields.filter(({ name }) =>
    fillIn(form.elements.namedItem(name), draft?.values[name]),
  )
  const consent = description.fields.find(
    (field) => field.kind === 'consent' && field.checkedAtFirst,
  )
  const box = form.querySelector<HTMLInputElement>(`[name="${consent?.name}"]`)
  if (draft?.refused && box?.checked) box.click()

  /** @param isSent the form is being sent: its draft outlives the tab */
  function save({ at = Date.now(), isSent = false }: { at?: number; isSent?: boolean } = {}) {
    const typed = new FormData(form)
    const values = Object.fromEntries(
      fields.filter(({ name }) => typed.get(name)).map(({ name }) => [name, typed.get(name)]),
    )
    const refused = box?.checked === false
    forgetDraft(id)
    if (Object.keys(values).length === 0 && !refused) return
    const kept: Draft = { at, values, refused }
    inStorage(isSent || steps ? 'localStorage' : 'sessionStorage', (storage) =>
      storage.setItem(storageKey('draft', id), JSON.stringify(kept)),
    )
  }

  function clear() {
    form.reset()
    form.dispatchEvent(new Event('input', { bubbles: true }))
    forgetDraft(id)
    form.querySelector<HTMLElement>(`[name="${fields[0]?.name}"]`)?.focus()
  }

  // Typed before this was loaded. A club that the page chose is no draft: another page would restore it.
  if (draft || [...form.elements].some(isChanged)) save(draft)
  form.addEventListener('input', () => {
    if (form.getAttribute('aria-busy') !== 'true') save()
  })
  return { isRestored: restored.length > 0 && draft?.outlivesTab === true, save, clear }
}
