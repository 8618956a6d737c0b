import { inStorage, storageKey } from '@/components/forms/browser-storage'
import { newId } from '@/components/forms/in-use/submission-id'

/** A submission that nobody has answered yet. */
export interface WaitingSubmission {
  /** When the button was pressed, in milliseconds since 1970. */
  at: number
  /** The path of the form's page. */
  page: string
  fields: readonly (readonly [name: string, value: FormDataEntryValue])[]
}

/**
 * Waits until no other tab works on the submission. A browser that has no locks, or refuses them as it
 * refuses storage, doesn't wait.
 */
export async function withLock<T>(key: string, act: () => Promise<T>): Promise<T> {
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

export const forgetWaiting = (key: string) =>
  void inStorage('localStorage', (storage) => storage.removeItem(key))

/**
 * Keeps a submission in the browser while it is sent. If the tab is closed meanwhile, a later page
 * of the site sends it.
 * @param send gets whether the browser kept it, and how to have it forgotten before its end
 */
export function keepWhile<T>(
  data: FormData,
  send: (kept: boolean, forget: () => void) => Promise<T>,
): Promise<T> {
  const key = storageKey('waiting', newId())
  const waiting: WaitingSubmission = {
    at: Date.now(),
    page: location.pathname,
    fields: [...data],
  }
  return withLock(key, async () => {
    const kept = inStorage('localStorage', (storage) => {
      storage.setItem(key, JSON.stringify(waiting))
      return true
    })
    try {
      return await send(kept ?? false, () => forgetWaiting(key))
    } finally {
      forgetWaiting(key)
    }
  })
}

/** Ends a request after so many milliseconds. Safari before 16 has no such signal and goes on waiting. */
export const timeLimit = (ms: number) => ('timeout' in AbortSignal ? AbortSignal.timeout(ms) : null)
