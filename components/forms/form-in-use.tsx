import { useState } from 'react'
import { keepClub } from '@/lib/clubs/kept-club'
import { type FormState, isClubChoice, type ShownForm } from '@/content/forms/types'
import { clearDraft, draftRestored } from '@/content/forms/draft-messages'
import { checkForm, readText } from '@/lib/enquiries/form'
import styles from './bars.module.css'
import { SpokenStatus } from './spoken-status'
import { draftFields, forgetDraft, keepDraft } from './draft'
import { fillFromChoices } from './fills'
import { createLiveCheck } from './live-check'
import { send, type Submit, type Waiting } from './send'
import { submissionId } from './submission-id'

/** A bar: the form was filled in from an earlier visit, with a button to clear it. */
export function DraftBar({ onClear }: { onClear: () => void }) {
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
  description: ShownForm,
  onErrors: (errors: FormState['errors']) => void,
) {
  const { id, fields, club } = description
  const { restored, save } = keepDraft(form, description)
  /** What the server refused though this page offers it, as after a deploy: stays until it changes. */
  let refused = { data: new FormData(), errors: {} as FormState['errors'] }
  const { live, trigger, setValue } = createLiveCheck(form, fields, (errors) => {
    const data = new FormData(form)
    const unchanged = Object.entries(refused.errors).filter(
      ([name]) => data.get(name) === refused.data.get(name),
    )
    onErrors({ ...Object.fromEntries(unchanged), ...errors })
  })
  form.addEventListener('input', () => {
    if (Object.keys(refused.errors).length > 0) void trigger()
  })
  fillFromChoices(form, description, (name, value) =>
    setValue(name, value, { shouldValidate: true }),
  )

  function clear() {
    for (const { name } of draftFields(fields)) setValue(name, '')
    forgetDraft(id)
    form.querySelector<HTMLElement>(`[name="${fields[0]?.name}"]`)?.focus()
  }

  const check = (data: FormData) => checkForm(fields, readText(data))

  /** Sends a valid form. Its draft stays until the server has responded. */
  async function sendForm(
    data: FormData,
    submit: Submit,
    onWait: (waiting: Waiting) => void,
    stop: AbortSignal,
  ) {
    const errors = check(data)
    if (Object.keys(errors).length > 0) return { values: {}, errors }
    data.set('submission', submissionId(id))
    const isKept = save({ sentFrom: location.pathname })
    const response = await send(data, submit, onWait, stop, {
      isKept,
      forget: () => forgetDraft(id),
    })
    if (response.goTo) {
      forgetDraft(id)
      keepClub(Number(data.get('clubid') ?? club), fields.some(isClubChoice))
    } else save()
    refused = { data, errors: response.errors }
    return response
  }

  const draftBar = restored && <DraftBar onClear={clear} />
  return { live, trigger, check, send: sendForm, draftBar }
}

/** What a form can do once it is used. */
export type FormInUse = ReturnType<typeof startUsing>
