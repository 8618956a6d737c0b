import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { fillMandatoryFields, notificationMs } from '@/content/forms/messages'
import { useHydrated } from '@/components/ui/use-browser'
import styles from './notification.module.css'

/**
 * The notification of a form that is not in order: shown anew when `count` grows. It stands outside
 * the form, which may lie on a ticket whose cut edges would cut it off.
 */
export function Notification({ count }: { count: number }) {
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
        {count > dismissed && <span key={count}>{fillMandatoryFields}</span>}
      </div>,
      document.body,
    )
  )
}
