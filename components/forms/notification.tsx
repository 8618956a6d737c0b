import { useEffect, useState } from 'react'
import { noticeMs, notInOrder } from '@/lib/forms/messages'
import styles from './form.module.css'

/** The notification of a form that is not in order: shown anew when `count` grows. */
export function Notification({ count }: { count: number }) {
  const [dismissed, setDismissed] = useState(0)

  useEffect(() => {
    const timer = setTimeout(() => setDismissed(count), noticeMs)
    return () => clearTimeout(timer)
  }, [count])

  return (
    <div role="status" className={styles.notification}>
      {count > dismissed && <span key={count}>{notInOrder}</span>}
    </div>
  )
}
