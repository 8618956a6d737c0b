import { useState } from 'react'
import { clearDraft, draftRestored, youAreOfflineKept } from '@/content/forms/draft-messages'
import { youAreOffline } from '@/content/forms/messages'
import type { FormDescription, FormState } from '@/content/forms/types'
import { hasDraft } from '@/lib/browser-storage'
import { keepClub } from '@/lib/clubs/kept-club'
import { checkForm, readText } from '@/lib/enquiries/form'
import styles from './bars.module.css'
import { forgetDraft, keepDraft } from './draft'
import { fillFromClub } from './fills'
import { createLiveCheck } from './live-check'
import { postAsPage } from './leave'
import { send } from './send'
import { SpokenStatus } from './spoken-status'

/** A bar: the form was filled in from an earlier visit, with a button to clear it. */
function DraftBar({ onClear }: { onClear: () => void }) {
  const [isShown, setShown] = useState(true)

  function clear() {
    setShown(false)
    onClear()
  }

  return (
    isShown && (
      <div className={`row ${styles.draft}`}>
        <SpokenStatus>{draftRestored}</SpokenStatus>
        <button type="button" onClick={clear}>
          {clearDraft}
        </button>
      </div>
    )
  )
}

/**
 * Everything a form needs once it is used: its draft, the check at each change, and sending. Loaded
 * at the first focus, or when there is a draft, to keep its page light.
 * @param onErrors gets the message of each wrong field by name, when they change
 */
export function startUsing(
  form: HTMLFormElement,
  description: FormDescription,
  onErrors: (errors: FormState['errors']) => void,
) {
  const { id, fields, fixed } = description
  const draft = keepDraft(form, description)
  const check = (data = new FormData(form)) => checkForm(fields, readText(data))
  const { show, checkAgain } = createLiveCheck(form, check, onErrors)
  fillFromClub(form, description, checkAgain)

  /**
   * Sends a valid form. Its draft stays until the server has responded.
   * @param call sends it, with the server action
   * @param onWait gets the text to show while it waits for the network
   */
  async function sendForm(
    data: FormData,
    call: () => Promise<FormState>,
    onWait: (text: string | undefined) => void,
    stop: AbortSignal,
  ) {
    draft.save({ isSent: true })
    const text = hasDraft(id) ? youAreOfflineKept : youAreOffline
    const post = () => {
      forgetDraft(id)
      return postAsPage(data)
    }
    const showWait = (isWaiting: boolean) => onWait(isWaiting ? text : undefined)
    const response = await send(call, post, showWait, stop)
    if (response.goTo) {
      forgetDraft(id)
      keepClub(Number(data.get('clubid') ?? fixed?.clubid))
    } else draft.save()
    return response
  }

  const draftBar = draft.isRestored && <DraftBar onClear={draft.clear} />
  return { check, show, send: sendForm, draftBar }
}

/** What a form can do once it is used. */
export type FormInUse = ReturnType<typeof startUsing>
