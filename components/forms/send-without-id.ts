import { youAreOffline } from '@/content/forms/messages'
import { isRedirect } from './is-redirect'
import { onlineOrPause } from './online-or-pause'
import type { send } from './send'

/**
 * Sends a form when `send` could not be loaded, for as long as its page is open. The server checks it,
 * and knows a repeat by its values.
 */
export const sendWithoutId: typeof send = async (data, submit, onWait, stop) => {
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
