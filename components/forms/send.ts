import { notStored } from '@/content/forms/messages'
import type { FormState } from '@/content/forms/types'
import { submit } from '@/lib/leads/submit'

const probeMs = 5000
const pauseMs = 3000
const answerMs = 20_000

/** The router's own signal that the action answered with a redirect; it must get through. */
const isRedirect = (error: unknown) =>
  error instanceof Error && 'digest' in error && String(error.digest).startsWith('NEXT_REDIRECT')

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault()

/** Resolves when the browser says that it is online, or after a pause: it doesn't always know. */
const onlineOrPause = () =>
  new Promise<void>((resolve) => {
    const wake = () => {
      clearTimeout(timer)
      removeEventListener('online', wake)
      resolve()
    }
    const timer = setTimeout(wake, pauseMs)
    addEventListener('online', wake)
  })

/** Waits until the site can be reached, and returns whether it had to wait. */
async function waitForSite(onWait: (waiting: boolean) => void): Promise<boolean> {
  for (let waited = false; ; waited = true) {
    try {
      const signal = AbortSignal.timeout(probeMs)
      await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal })
      onWait(false)
      return waited
    } catch {
      onWait(true)
      await onlineOrPause()
    }
  }
}

const late = Symbol('late')

const waitFor = (ms: number) => new Promise<typeof late>((resolve) => setTimeout(resolve, ms, late))

/** Sends a form as a page without JavaScript does: the browser leaves for what the server says. */
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
 * Sends a form. When the network is away it waits and sends again as soon as the site can be reached,
 * for as long as the tab is open; leaving the page asks first. An answer that got lost is asked for
 * once more: the submission's id makes both one lead. An answer that is late would hold up all that
 * is sent after it, so the form is then sent as without JavaScript.
 * @param onWait is told whether it waits for the network
 * @returns what the server says when the form came back
 * @throws the router's redirect when the lead was taken
 */
export async function send(data: FormData, onWait: (waiting: boolean) => void): Promise<FormState> {
  addEventListener('beforeunload', askBeforeLeaving)
  try {
    for (let tries = 2; tries > 0;) {
      try {
        const answer = await Promise.race([submit(null, data), waitFor(answerMs)])
        if (answer !== late) return answer
        await waitForSite(onWait)
        removeEventListener('beforeunload', askBeforeLeaving)
        postAsPage(data)
        await waitFor(answerMs)
        break
      } catch (error) {
        if (isRedirect(error)) throw error
        tries = (await waitForSite(onWait)) ? 2 : tries - 1
      }
    }
    return { values: {}, errors: {}, problem: notStored }
  } finally {
    removeEventListener('beforeunload', askBeforeLeaving)
  }
}
