import { sending, youAreOffline } from '@/content/forms/messages'
import styles from './form.module.css'

/** What a form that was sent is doing: told to everybody while it waits, else the button shows it. */
export function Progress({ pending, waiting }: { pending: boolean; waiting: boolean }) {
  return (
    <p role="status" className={waiting ? styles.waiting : 'visually-hidden'}>
      {pending && (waiting ? youAreOffline : sending)}
    </p>
  )
}
