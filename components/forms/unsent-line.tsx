import { useState } from 'react'
import { deleteForm, notSent, openForm, unsentForm } from '@/content/forms/draft-messages'
import styles from './bars.module.css'
import { inStorage, unsentDraft } from '@/lib/browser-storage'
import { SpokenStatus } from './spoken-status'

/** One line about a form that a closed tab has left unsent, with a link to its page. */
export function UnsentLine() {
  const [unsent, setUnsent] = useState(unsentDraft)
  if (!unsent) return null

  function remove({ key }: { key: string }) {
    inStorage('localStorage', (storage) => storage.removeItem(key))
    setUnsent(unsentDraft())
  }

  return (
    <section aria-label={unsentForm} className={`row ${styles.fixed}`}>
      <SpokenStatus>{notSent}</SpokenStatus>
      <a href={unsent.page}>{openForm}</a>
      <button type="button" onClick={() => remove(unsent)}>
        {deleteForm}
      </button>
    </section>
  )
}
