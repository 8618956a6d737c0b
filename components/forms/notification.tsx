import { useEffect, useState } from 'react'
import { noticeMs, notInOrder } from '@/lib/forms/messages'
import styles from './form.module.css'

/** The notification of a form that is not in order: shown anew when `count` grows. */
export function Notification({ count }: { count: number }) {
  return <div role="status">{count > 0 && <Notice key={count} />}</div>
}

function Notice() {
  const [visible, setVisible] = useState(true)

  useEffect(() => {
    const timer = setTimeout(() => setVisible(false), noticeMs)
    return () => clearTimeout(timer)
  }, [])

  return visible ? <p className={styles.notification}>{notInOrder}</p> : null
}
