import { useEffect, useState } from 'react'
import {
  openForm,
  waitingButtons,
  waitingForms,
  waitingMessages,
} from '@/content/forms/waiting-messages'
import styles from '@/components/forms/bars.module.css'
import { SpokenStatus } from '@/components/forms/spoken-status'
import {
  findWaiting,
  forgetWaiting,
  type Outcome,
  sendWaiting,
  type WaitingForm,
} from './waiting-forms'

const dayAndTime = (at: number) =>
  new Date(at).toLocaleString('en-GB', {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  })

interface LineProps {
  waiting: WaitingForm
  onClose: () => void
}

/** One submission: what became of it, and what can be done. */
function WaitingLine({ waiting, onClose }: LineProps) {
  const [state, setState] = useState<'asks' | 'sending' | 'deleted' | Outcome>('asks')
  const isWaiting = state === 'asks' || state === 'sending' || state === 'later'

  async function send() {
    if (state === 'sending') return
    setState('sending')
    setState(await sendWaiting(waiting))
  }

  function remove() {
    forgetWaiting(waiting.key)
    setState('deleted')
  }

  return (
    <li className="row">
      <SpokenStatus>{waitingMessages[state](dayAndTime(waiting.at))}</SpokenStatus>
      {state === 'came back' && <a href={waiting.page}>{openForm}</a>}
      {isWaiting && state !== 'sending' && (
        <button type="button" onClick={remove}>
          {waitingButtons.remove}
        </button>
      )}
      {/* One button, so that the focus stays on it. */}
      <button
        type="button"
        aria-disabled={state === 'sending' || undefined}
        onClick={() => (isWaiting ? void send() : onClose())}
      >
        {isWaiting ? waitingButtons.send : waitingButtons.close}
      </button>
    </li>
  )
}

/** Says which forms closed tabs have left unsent, and asks about each: send it now, or delete it. */
export function WaitingBar() {
  const [lines, setLines] = useState<readonly WaitingForm[]>([])

  useEffect(() => {
    void findWaiting().then(setLines)
  }, [])

  const close = (closed: WaitingForm) => setLines((all) => all.filter((one) => one !== closed))

  return (
    lines.length > 0 && (
      <section aria-label={waitingForms} className={styles.fixed}>
        <ul>
          {lines.map((one) => (
            <WaitingLine key={one.key} waiting={one} onClose={() => close(one)} />
          ))}
        </ul>
      </section>
    )
  )
}
