import type { FormState } from '@/content/forms/types'
import { canReachSite, failed, nothing } from './leave'

const responseMs = 20_000
const pauseMs = 3000

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault()

const late = Symbol('late')

const waitFor = (ms: number) => new Promise<typeof late>((resolve) => setTimeout(resolve, ms, late))

/** Resolves when the browser reports that it is online, or after a pause: some reports are missing. */
const onlineOrPause = (stop: AbortSignal) =>
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

/** Waits until the site can be reached, and returns whether it had to wait. */
async function waitForSite(onWait: (isWaiting: boolean) => void, stop: AbortSignal) {
  let waited = false
  while (!stop.aborted && !(await canReachSite())) {
    waited = true
    onWait(true)
    await onlineOrPause(stop)
  }
  onWait(false)
  return waited
}

/**
 * Sends a form. Without a network it waits, and sends again as soon as the site can be reached, while
 * the tab is open. The browser asks before the page is left.
 * If a response is lost, the form is sent once more: the submission's id makes both one lead. If a
 * response is late, the form is sent as without JavaScript, because it would delay all later requests.
 * @param call sends it, with the server action
 * @param post leaves the page with it, as without JavaScript
 * @param onWait is told whether it waits for the network
 * @param stop ends the waiting without sending
 * @returns the server's response: where to go, or what the form shows when it came back
 */
export async function send(
  call: () => Promise<FormState>,
  post: () => Promise<FormState>,
  onWait: (isWaiting: boolean) => void,
  stop: AbortSignal,
): Promise<FormState> {
  addEventListener('beforeunload', askBeforeLeaving)
  try {
    for (let tries = 2; tries > 0 && !stop.aborted;) {
      try {
        const response = await Promise.race([call(), waitFor(responseMs)])
        if (response !== late) return response
        await waitForSite(onWait, stop)
        if (stop.aborted) break
        removeEventListener('beforeunload', askBeforeLeaving)
        return await post()
      } catch {
        tries = (await waitForSite(onWait, stop)) ? 2 : tries - 1
      }
    }
    return stop.aborted ? nothing : failed
  } finally {
    removeEventListener('beforeunload', askBeforeLeaving)
  }
}
