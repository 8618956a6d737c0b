import {
  inStorage,
  isRecord,
  readEntry,
  storageKey,
  waitingKeys,
} from '@/components/forms/browser-storage'
import { writeDraft } from '@/components/forms/in-use/draft'
import { newId } from '@/components/forms/in-use/submission-id'
import { timeLimit } from '@/components/forms/post-as-page'
import { forms } from '@/content/forms/forms'

const answerMs = 20_000

/** A submission that nobody has answered yet. */
export interface WaitingForm {
  key: string
  /** When the button was pressed, in milliseconds since 1970. */
  at: number
  /** The path of the form's page. */
  page: string
  fields: readonly (readonly [name: string, value: string])[]
}

const isField = (field: unknown): field is WaitingForm['fields'][number] =>
  Array.isArray(field) && field.length === 2 && field.every((part) => typeof part === 'string')

const isOwnPage = (page: string) =>
  URL.canParse(page, location.href) && new URL(page, location.href).origin === location.origin

export const forgetWaiting = (key: string) =>
  void inStorage('localStorage', (storage) => storage.removeItem(key))

/** Reads a waiting submission. Whatever else is under its key is deleted. */
function readWaiting(key: string): WaitingForm | undefined {
  const entry = readEntry('localStorage', key)
  if (isRecord(entry)) {
    const { at, page, fields } = entry
    const isWhole = typeof at === 'number' && typeof page === 'string' && Array.isArray(fields)
    if (isWhole && isOwnPage(page) && fields.every(isField)) return { key, at, page, fields }
  }
  forgetWaiting(key)
  return undefined
}

/**
 * Waits until no other tab works on the submission. A browser that has no locks, or refuses them as it
 * refuses storage, doesn't wait.
 */
async function withLock<T>(key: string, act: () => Promise<T>): Promise<T> {
  let begun = false
  const begin = () => {
    begun = true
    return act()
  }
  try {
    return await navigator.locks.request(key, begin)
  } catch (error) {
    if (begun) throw error
    return act()
  }
}

/** Whether no open tab sends it, or waits for the network with it. */
async function isLeft(key: string): Promise<boolean> {
  try {
    return await navigator.locks.request(key, { ifAvailable: true }, (lock) => lock !== null)
  } catch {
    return true
  }
}

/** The submissions that closed tabs have left, the oldest first. */
export async function findWaiting(): Promise<WaitingForm[]> {
  const found: WaitingForm[] = []
  for (const key of waitingKeys()) {
    const waiting = (await isLeft(key)) && readWaiting(key)
    if (waiting) found.push(waiting)
  }
  return found.sort((a, b) => a.at - b.at)
}

/**
 * Keeps a submission in the browser while it is sent. If the tab is closed meanwhile, a later page
 * of the site asks about it.
 * @param send gets whether the browser kept it, and how to have it forgotten before its end
 */
export function keepWhile<T>(
  data: FormData,
  send: (kept: boolean, forget: () => void) => Promise<T>,
): Promise<T> {
  const key = storageKey('waiting', newId())
  const entry = { at: Date.now(), page: location.pathname, fields: [...data].filter(isField) }
  return withLock(key, async () => {
    const kept = inStorage('localStorage', (storage) => {
      storage.setItem(key, JSON.stringify(entry))
      return true
    })
    try {
      return await send(kept ?? false, () => forgetWaiting(key))
    } finally {
      forgetWaiting(key)
    }
  })
}

/** Keeps what was typed as a draft, for the form's page to show. */
function keepAsDraft(fields: WaitingForm['fields']) {
  const values = Object.fromEntries(fields)
  const form = forms.get(values.form ?? '')
  if (form) writeDraft('localStorage', form, values)
}

/** Answers that another attempt may change: too slow, too early, too many. */
const passing = [408, 425, 429]

export type Outcome = 'sent' | 'later' | 'came back' | 'gone'

/**
 * Sends a submission from any page, as its own page would without JavaScript. This works after a
 * deploy too. One that the site refuses, or gives back, becomes a draft.
 */
export const sendWaiting = ({ key, page, fields }: WaitingForm): Promise<Outcome> =>
  withLock(key, async () => {
    if (!readWaiting(key)) return 'gone'
    const data = new FormData()
    for (const [name, value] of fields) data.append(name, value)
    try {
      const signal = timeLimit(answerMs)
      const answer = await fetch(page, { method: 'POST', body: data, signal })
      if (answer.status >= 500 || passing.includes(answer.status)) return 'later'
      const sent = answer.redirected && new URL(answer.url).pathname !== page
      if (!sent) keepAsDraft(fields)
      forgetWaiting(key)
      return sent ? 'sent' : 'came back'
    } catch {
      return 'later' // No network, or no answer.
    }
  })
