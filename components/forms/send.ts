import { notStored, youAreOffline } from '@/content/forms/messages'
import type { FormState } from '@/content/forms/types'
import { youAreOfflineKept } from '@/content/forms/waiting-messages'
import { isRedirect } from './is-redirect'
import { postAsPage } from './post-as-page'
import { waitForSite } from './wait-for-site'
import { keepWhile } from './waiting'

/** Gives a form to the server: the one action of all forms. */
export type Submit = (data: FormData) => Promise<FormState>

/** What is said while a form waits for the network. */
export type Waiting = string | undefined

const answerMs = 20_000

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault()

const late = Symbol('late')

const waitFor = (ms: number) => new Promise<typeof late>((resolve) => setTimeout(resolve, ms, late))

/**
 * Sends a form. When the network is away it waits and sends again as soon as the site can be reached,
 * for as long as the tab is open; leaving the page asks first, and a later page sends what the browser
 * kept. An answer that got lost is asked for once more: the submission's id makes both one lead. An
 * answer that is late would hold up all that is sent after it, so the form is then sent as without
 * JavaScript.
 * @param onWait is told what to say while it waits for the network
 * @param stop ends the waiting without sending
 * @returns what the server says when the form came back
 * @throws the router's redirect when the lead was taken
 */
export const send = (
  data: FormData,
  submit: Submit,
  onWait: (waiting: Waiting) => void,
  stop: AbortSignal,
): Promise<FormState> =>
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
