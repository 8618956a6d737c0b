import { Button } from '@/components/ui/button'
import { dontSend, sending } from '@/content/forms/messages'
import styles from './form.module.css'

interface Props {
  pending: boolean
  /** What is said while it waits for the network. */
  waiting: string | undefined
  onStop: () => void
}

/** What a form that was sent is doing: told to everybody while it waits; otherwise the button shows it. */
export function Progress({ pending, waiting, onStop }: Props) {
  return (
    <>
      <p role="status" className={waiting ? styles.waiting : 'visually-hidden'}>
        {pending && (waiting ?? sending)}
      </p>
      {waiting && (
        <div>
          <Button plain wide onClick={onStop}>
            {dontSend}
          </Button>
        </div>
      )}
    </>
  )
}
