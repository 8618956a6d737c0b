import type { FormState } from '@/content/forms/types'
import { checkForm, readText } from '@/lib/forms/check'
import { type Described, forgetDraft } from './draft'
import { DraftNotice } from './draft-notice'
import { draftFields, keepDraft } from './keep-draft'
import { createLiveCheck } from './live-check'
import { takeNationalNumbers } from './national-numbers'
import { send, type Submit, type Waiting } from './send'
import { submissionId } from './submission-id'

/**
 * Everything a form needs only once it is used: its draft, numbers in any spelling, the check at each
 * change, and how it is sent. Loaded at the first focus, or when there is a draft, so that its page
 * stays light.
 * @param onErrors is told the message of each wrong field by name, when they change
 */
export function startUsing(
  form: HTMLFormElement,
  description: Described,
  onErrors: (errors: FormState['errors']) => void,
) {
  const { id, fields, draftDays } = description
  const { restored, save } = keepDraft(form, description)
  takeNationalNumbers(form, fields)
  const { live, trigger, setValue } = createLiveCheck(form, fields, onErrors)

  function clear() {
    for (const { name } of draftFields(fields)) setValue(name, '')
    forgetDraft(id)
    form.querySelector<HTMLElement>(`[name="${fields[0]?.name}"]`)?.focus()
  }

  const check = (data: FormData) => checkForm(fields, readText(data))

  /** Sends a form that is in order; if it comes back, what was typed is a draft again. */
  async function sendForm(
    data: FormData,
    submit: Submit,
    onWait: (waiting: Waiting) => void,
    stop: AbortSignal,
  ) {
    const errors = check(data)
    if (Object.keys(errors).length > 0) return { values: {}, errors }
    data.set('submission', submissionId(id))
    forgetDraft(id)
    const answer = await send(data, submit, onWait, stop)
    save()
    return answer
  }

  const draftNotice = restored && draftDays !== undefined && <DraftNotice onClear={clear} />
  return { live, trigger, check, send: sendForm, draftNotice }
}

/** A form while it is used. */
export type FormInUse = ReturnType<typeof startUsing>
