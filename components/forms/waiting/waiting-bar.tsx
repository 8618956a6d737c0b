import { useEffect, useState } from 'react'
import { openForm, waitingButtons, waitingForm } from '@/content/forms/waiting-messages'
import styles from '@/components/forms/bars.module.css'
import { waitingKeys } from '@/components/forms/browser-storage'
import { withLock } from './keep'
import { resumeWaiting, type Shown } from './resume'

const nothing: Shown = { text: '' }

/**
 * Sends what closed tabs could not send, one after the other; says so, and can be told not to. Open
 * tabs take turns, and leave alone what another has done.
 */
export function WaitingBar() {
  const [{ text, page, answer, asks }, show] = useState(nothing)

  useEffect(() => {
    async function sendAll() {
      for (const key of waitingKeys()) await withLock(key, () => resumeWaiting(key, show))
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
