import { useEffect, useState } from 'react'
import {
  openForm,
  waitingButtons,
  waitingForm,
  waitingMessages,
} from '@/content/forms/waiting-messages'
import { maySend, readWaiting, sendWaiting } from './send-waiting'
import { forgetWaiting, withLock } from './waiting'
import { waitingKeys } from './waiting-keys'
import styles from './late-notice.module.css'

/** So long a visitor may say no before a form is sent. */
const graceMs = 10_000

interface Shown {
  text: string
  /** The page of a form that was given back. */
  page?: string
  answer?: (send: boolean) => void
  /** Sends only when asked to. */
  asks?: boolean
}

const nothing: Shown = { text: '' }

const momentIn = (at: number) =>
  new Date(at).toLocaleString('en-GB', {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  })

/** Has one submission sent, unless the visitor says no. */
async function resume(key: string, show: (shown: Shown) => void) {
  const waiting = readWaiting(key)
  if (!waiting) return
  const when = momentIn(waiting.at)
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

/**
 * Sends what closed tabs could not send, one after the other, says so and can be told not to. Tabs
 * that are open at once take turns; what one of them has done the others leave alone.
 */
export function WaitingNotice() {
  const [{ text, page, answer, asks }, show] = useState(nothing)

  useEffect(() => {
    async function sendAll() {
      for (const key of waitingKeys()) await withLock(key, () => resume(key, show))
    }
    void sendAll()
  }, [])

  return (
    <section aria-label={waitingForm} className={text && styles.fixed}>
      <p role="status">{text}</p>
      {page && <a href={page}>{openForm}</a>}
      {asks && (
        <button type="button" onClick={() => answer?.(true)}>
          {waitingButtons.send}
        </button>
      )}
      {text && (
        <button type="button" onClick={() => (answer ? answer(false) : show(nothing))}>
          {answer ? waitingButtons.dontSend : waitingButtons.close}
        </button>
      )}
    </section>
  )
}
