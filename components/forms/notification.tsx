import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { notificationMs, needAttention } from '@/content/forms/messages'
import { useHydrated } from '@/components/ui/use-browser'
import styles from './notification.module.css'

interface Props {
  words: string
  count: number
  wrong: number
}

/**
 * The notification of an invalid form: shown again when `count` grows. Screen readers also say how
 * many fields are `wrong`. It is outside the form, because the cut edges of a ticket would clip it.
 */
export function Notification({ words, count, wrong }: Props) {
  const [dismissed, setDismissed] = useState(0)
  const scripted = useHydrated()

  useEffect(() => {
    const timer = setTimeout(() => setDismissed(count), notificationMs)
    return () => clearTimeout(timer)
  }, [count])

  return (
    scripted &&
    createPortal(
      <div role="status" className={styles.notification}>
        {count > dismissed && (
          <span key={count} className="form-notice">
            <span>{words}</span>
            <span className="visually-hidden">{`. ${needAttention(wrong)}`}</span>
          </span>
        )}
      </div>,
      document.body,
    )
  )
}
