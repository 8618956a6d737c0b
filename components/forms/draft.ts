import type { FormDescription } from '@/content/forms/types'
import { inStorage } from './browser-storage'
import { draftAreas, draftKey } from './draft-key'

const dayMs = 24 * 3_600_000
/** How long a form that the server gave back is kept for its page to show it. */
const givenBackDays = 7

export type Described = Pick<FormDescription, 'id' | 'fields' | 'draftDays'>

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

/** What was typed, unless it is too old. Anything that is not a draft is thrown away too. */
export function readDraft({ id, draftDays = givenBackDays }: Described): Draft | undefined {
  const read = (storage: Storage) => JSON.parse(storage.getItem(draftKey(id)) ?? '') as Draft
  const draft = inStorage('sessionStorage', read) ?? inStorage('localStorage', read)
  forgetDraft(id)
  return draft && draft.at > Date.now() - draftDays * dayMs ? draft : undefined
}
