import { useEffect, useState } from 'react'
import { clearDraft, draftRestored } from '@/content/forms/waiting-messages'
import styles from './notices.module.css'

/** Says that a form was filled in with what was typed on an earlier visit, and offers to clear it. */
export function DraftNotice({ onClear }: { onClear: () => void }) {
  const [text, setText] = useState('')
  // Screen readers announce what is put into a status that was there before.
  useEffect(() => {
    const timer = setTimeout(setText, 0, draftRestored)
    return () => clearTimeout(timer)
  }, [])

  function clear() {
    setText('')
    onClear()
  }

  return (
    <div className={styles.notice}>
      <p role="status">{text}</p>
      {text && (
        <button type="button" onClick={clear}>
          {clearDraft}
        </button>
      )}
    </div>
  )
}
