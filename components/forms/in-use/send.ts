import { notStored, youAreOffline } from '@/content/forms/messages'
import { youAreOfflineKept } from '@/content/forms/waiting-messages'
import { isRedirect, onlineOrPause, type Send } from '@/components/forms/send-without-id'
import { keepWhile, timeLimit } from '@/components/forms/waiting/keep'

const answerMs = 20_000
const probeMs = 5000

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault()

const late = Symbol('late')

const waitFor = (ms: number) => new Promise<typeof late>((resolve) => setTimeout(resolve, ms, late))

/** Waits until the site can be reached, and returns whether it had to wait. */
async function waitForSite(onWait: (waiting: boolean) => void, stop: AbortSignal) {
  for (let waited = false; !stop.aborted; waited = true) {
    try {
      const signal = timeLimit(probeMs)
      await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal })
      onWait(false)
      return waited
    } catch {
      onWait(true)
      await onlineOrPause(stop)
    }
  }
  onWait(false)
  return false
}

/** Sends a form as without JavaScript: the browser shows the server's answer. */
function postAsPage(data: FormData) {
  const form = document.createElement('form')
  Object.assign(form, { action: location.href, method: 'post', enctype: 'multipart/form-data' })
  for (const [name, value] of data) {
    const input = document.createElement('input')
    if (typeof value === 'string')
      form.append(Object.assign(input, { type: 'hidden', name, value }))
  }
  document.body.append(form)
  form.submit()
}

/**
 * Sends a form. Without a network it waits, and sends again as soon as the site can be reached, while
 * the tab is open. The browser asks before the page is left, and a later page sends what was kept. If
 * an answer is lost, the form is sent once more: the submission's id makes both one lead. If an answer
 * is late, the form is sent as without JavaScript, because it would delay all later requests.
 * @param onWait gets the text to show while it waits for the network
 * @param stop ends the waiting without sending
 * @returns the server's answer: where to go, or what the form shows when it came back
 * @throws the redirect of a server of an older build
 */
export const send: Send = (data, submit, onWait, stop) =>
  keepWhile(data, async (kept, forget) => {
    const words = kept ? youAreOfflineKept : youAreOffline
    const onWaiting = (waiting: boolean) => onWait(waiting ? words : undefined)
    addEventListener('beforeunload', askBeforeLeaving)
    try {
      for (let tries = 2; tries > 0 && !stop.aborted;) {
        try {
          const answer = await Promise.race([submit(data), waitFor(answerMs)])
          if (answer !== late) return answer
          await waitForSite(onWaiting, stop)
          if (stop.aborted) break
          removeEventListener('beforeunload', askBeforeLeaving)
          forget()
          postAsPage(data)
          await waitFor(answerMs)
          break
        } catch (error) {
          if (isRedirect(error)) throw error
          tries = (await waitForSite(onWaiting, stop)) ? 2 : tries - 1
        }
      }
      const nothing = { values: {}, errors: {} }
      return stop.aborted ? nothing : { ...nothing, problem: notStored }
    } finally {
      removeEventListener('beforeunload', askBeforeLeaving)
    }
  })
