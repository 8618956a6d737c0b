'use client'

import { type ReactNode, type SubmitEvent, useActionState, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { consentVersion, privacyLink } from '@/content/forms/consent'
import { trapField } from '@/content/forms/hidden-fields'
import { dontSend, fromYourClub, sending, whatIsWrong } from '@/content/forms/messages'
import { isClubChoice } from '@/content/forms/types'
import type { Field, FormDescription, FormState } from '@/content/forms/types'
import { submit } from '@/app/actions'
import { useConsentGiven } from './control'
import { ErrorSummary } from './error-summary'
import { FormField } from './field'
import styles from './form.module.css'
import { Notification } from './notification'
import { useSubmission } from './use-submission'

/** A field that people neither see nor reach, whatever styles they have. The spam filter looks at it. */
function Honeypot({ id }: { id: string }) {
  return (
    <div hidden>
      <label htmlFor={id}>Leave this empty</label>
      <input id={id} name={trapField} autoComplete="off" />
    </div>
  )
}

interface Props extends FormDescription {
  /** In the button, after its label. */
  icon?: ReactNode
  /** The initial values of fields, by name. */
  initial?: FormState['values'] | undefined
}

/**
 * Draws any form from its description. Without JavaScript it is a plain form that comes back with
 * everything typed. With it, the same check runs in the page, and the next page follows the response.
 */
export function Form({ icon, initial, ...own }: Props) {
  const [posted, action] = useActionState(submit, null)
  const description = posted?.description ?? own
  const { id, fields, steps, privacy, submitLabel } = description
  const form = useRef<HTMLFormElement>(null)
  const consentGiven = useConsentGiven(form)
  const submission = useSubmission(form, description, posted)
  const { errors, problem, busy, waiting, inUse } = submission
  const words = whatIsWrong(fields, errors)
  const fieldId = (name: string) => `${id}-${name}`
  const choice = fields.find(isClubChoice)
  const preset = Object.keys(choice?.options[0]?.presets ?? {})
  const drawField = (field: Field) => (
    <FormField
      key={field.name}
      field={field}
      id={fieldId(field.name)}
      typed={(posted?.values ?? initial)?.[field.name]}
      note={field.name === preset[0] ? fromYourClub : undefined}
      filled={!posted && preset.includes(field.name) && initial?.[field.name] !== undefined}
      error={errors[field.name]}
    />
  )

  return (
    <form
      ref={form}
      className={styles.form}
      action={action}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        void submission.submitForm(event.currentTarget)
      }}
      onFocus={(event) => void submission.startUsing(event.currentTarget)}
      // A press on a box gives it no focus in Safari.
      onInput={(event) => void submission.startUsing(event.currentTarget)}
      noValidate
      aria-busy={busy}
      data-consent={consentGiven ? undefined : 'missing'}
    >
      <input type="hidden" name="form" value={id} />
      <input type="hidden" name="consent_version" value={consentVersion} />
      <Honeypot id={fieldId(trapField)} />
      {inUse?.draftBar}
      <ErrorSummary
        fields={fields}
        errors={errors}
        problem={problem}
        words={words}
        fieldId={fieldId}
        announced={posted !== null}
      />
      {steps
        ? steps.map(({ title, fields: names }, index) => (
            <fieldset key={title} className={styles.step}>
              <legend className={styles.stepTitle}>
                <b>{index + 1}</b> {title}
              </legend>
              {fields.filter(({ name }) => names.includes(name)).map(drawField)}
            </fieldset>
          ))
        : fields.map(drawField)}
      <p className={styles.privacy}>
        {privacy} <Link {...privacyLink} newTab />
      </p>
      {/* In words while it waits for the network; otherwise the button shows the status. */}
      <p role="status" className={waiting ? 'form-notice' : 'visually-hidden'}>
        {busy && (waiting ?? sending)}
      </p>
      {waiting && (
        <div>
          <Button plain wide onClick={submission.stopWaiting}>
            {dontSend}
          </Button>
        </div>
      )}
      <Button type="submit" wide disabled={!consentGiven}>
        {submitLabel}
        {icon}
      </Button>
      <Notification
        words={words}
        count={submission.invalidPresses}
        wrong={Object.keys(errors).length}
      />
    </form>
  )
}
