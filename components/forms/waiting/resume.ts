import { waitingMessages } from '@/content/forms/waiting-messages'
import { forms } from '@/content/forms/forms'
import { inStorage, keptMs } from '@/components/forms/browser-storage'
import { writeDraft } from '@/components/forms/in-use/draft'
import { forgetWaiting, timeLimit, type WaitingSubmission } from './keep'

const answerMs = 20_000
/** How long a visitor has to say no before a form is sent. */
const graceMs = 10_000

/** Reads a submission that waits, unless it was sent or discarded meanwhile. */
function readWaiting(key: string): WaitingSubmission | undefined {
  const waiting = inStorage('localStorage', (storage) => {
    const kept = storage.getItem(key)
    return kept === null ? undefined : (JSON.parse(kept) as WaitingSubmission)
  })
  if (!waiting) forgetWaiting(key)
  return waiting
}

/** Whether it may be sent without asking: for as long as the server would recognise a repeat. */
const maySend = ({ at }: WaitingSubmission) => at > Date.now() - keptMs.submission

/** Keeps what was typed as a draft, for the form's page to show. */
function keepAsDraft(fields: WaitingSubmission['fields']) {
  const values = Object.fromEntries(
    fields.filter((field): field is [string, string] => typeof field[1] === 'string'),
  )
  const form = forms.get(values.form ?? '')
  if (form) writeDraft('localStorage', form, values)
}

/**
 * Sends a submission from any page, as its own page would without JavaScript. This works after a
 * deploy too.
 */
export async function sendWaiting(
  key: string,
  { page, fields }: WaitingSubmission,
): Promise<'sent' | 'later' | 'came back'> {
  const data = new FormData()
  for (const [name, value] of fields) data.append(name, value)
  try {
    const signal = timeLimit(answerMs)
    const { ok, redirected, url } = await fetch(page, { method: 'POST', body: data, signal })
    if (!ok) return 'later'
    const sent = redirected && new URL(url).pathname !== page
    if (!sent) keepAsDraft(fields)
    forgetWaiting(key)
    return sent ? 'sent' : 'came back'
  } catch {
    return 'later' // No network, or no answer.
  }
}

export interface Shown {
  text: string
  /** The page of a form that came back. */
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
  show({ text: waitingMessages[outcome](when), ...(outcome === 'came back' && { page }) })
}
