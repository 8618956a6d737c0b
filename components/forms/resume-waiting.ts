import { waitingMessages } from '@/content/forms/waiting-messages'
import { maySend, readWaiting, sendWaiting } from './send-waiting'
import { forgetWaiting } from './waiting'

/** How long a visitor has to say no before a form is sent. */
const graceMs = 10_000

export interface Shown {
  text: string
  /** The page of a form that was given back. */
  page?: string
  answer?: (send: boolean) => void
  /** Sends only when asked to. */
  asks?: boolean
}

const dayAndTime = (at: number) =>
  new Date(at).toLocaleString('en-GB', {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  })

/** Sends one submission, unless the visitor says no. */
export async function resumeWaiting(key: string, show: (shown: Shown) => void) {
  const waiting = readWaiting(key)
  if (!waiting) return
  const when = dayAndTime(waiting.at)
  const asks = !maySend(waiting)
  const send = await new Promise<boolean>((answer) => {
    show({ text: waitingMessages[asks ? 'askFirst' : 'aboutToSend'](when), answer, asks })
    if (!asks) setTimeout(answer, graceMs, true)
  })
  if (!send) {
    forgetWaiting(key)
    return show({ text: waitingMessages.discarded(when) })
  }
  show({ text: waitingMessages.aboutToSend(when) })
  const outcome = await sendWaiting(key, waiting)
  const { page } = waiting
  show({ text: waitingMessages[outcome](when), ...(outcome === 'given back' && { page }) })
}
