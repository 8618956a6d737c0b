import { youAreOffline } from '@/content/forms/messages'
import type { FormState } from '@/content/forms/types'

/** The server action, which is the same for all forms. */
export type Submit = (data: FormData) => Promise<FormState>

/** The text while a form waits for the network. */
export type Waiting = string | undefined

/** Sends a form until it has an answer; see `in-use/send.ts` for parameters and result. */
export type Send = (
  data: FormData,
  submit: Submit,
  onWait: (waiting: Waiting) => void,
  stop: AbortSignal,
) => Promise<FormState>

const pauseMs = 3000

/** The redirect of a server of an older build, which Next.js's router follows when it is thrown. */
export const isRedirect = (error: unknown) =>
  error instanceof Error && 'digest' in error && String(error.digest).startsWith('NEXT_REDIRECT')

/** Resolves when the browser reports that it is online, or after a pause: some reports are missing. */
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
 * Sends a form when `send` could not be loaded, for as long as its page is open. The server checks it
 * and recognises a repeat by its values.
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
