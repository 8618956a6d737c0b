import { youAreOffline } from '@/content/forms/messages'
import type { FormState } from '@/content/forms/types'

/** Gives a form to the server: the one action of all forms. */
export type Submit = (data: FormData) => Promise<FormState>

/** What is said while a form waits for the network. */
export type Waiting = string | undefined

/** Sends a form until it has an answer; `in-use/send.ts` says what goes in and comes out. */
export type Send = (
  data: FormData,
  submit: Submit,
  onWait: (waiting: Waiting) => void,
  stop: AbortSignal,
) => Promise<FormState>

const pauseMs = 3000

/** How a server of an older build thanks: Next's router goes there, and takes this as its signal. */
export const isRedirect = (error: unknown) =>
  error instanceof Error && 'digest' in error && String(error.digest).startsWith('NEXT_REDIRECT')

/** Resolves when the browser says that it is online, or after a pause: it doesn't always know. */
export const onlineOrPause = (stop: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = new AbortController()
    const wake = () => {
      clearTimeout(timer)
      done.abort()
      resolve()
    }
    const timer = setTimeout(wake, pauseMs)
    addEventListener('online', wake, done)
    stop.addEventListener('abort', wake, done)
  })

/**
 * Sends a form when `send` could not be loaded, for as long as its page is open. The server checks it,
 * and knows a repeat by its values.
 */
export const sendWithoutId: Send = async (data, submit, onWait, stop) => {
  while (!stop.aborted) {
    try {
      return await submit(data)
    } catch (error) {
      if (isRedirect(error)) throw error
      onWait(youAreOffline)
      await onlineOrPause(stop)
      onWait(undefined)
    }
  }
  return { values: {}, errors: {} }
}
