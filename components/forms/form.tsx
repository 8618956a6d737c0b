'use client'

import { type ReactNode, type SubmitEvent, useActionState, useRef } from 'react'
import { Button } from '@/components/ui/button'
import type { FormDescription, FormState } from '@/content/forms/types'
import { submit } from '@/lib/leads/submit'
import { ErrorSummary } from './error-summary'
import { FormField } from './form-field'
import styles from './form.module.css'
import { Honeypot } from './honeypot'
import { Notification } from './notification'
import { Progress } from './progress'
import { Steps } from './steps'
import { useConsentGiven } from './use-consent-given'
import { useSubmission } from './use-submission'

interface Props extends Pick<
  FormDescription,
  'id' | 'fields' | 'steps' | 'submitLabel' | 'draftDays'
> {
  /** Stands in the button, after its label. */
  icon?: ReactNode
  /** The initial values of fields, by name. */
  initial?: FormState['values'] | undefined
}

/**
 * Draws any form from its description. Without JavaScript it is a plain form that comes back with
 * everything typed; with it, the same check runs in the page and nothing reloads.
 */
export function Form({ icon, initial, ...description }: Props) {
  const { id, fields, steps, submitLabel } = description
  const [posted, action] = useActionState(submit, null)
  const form = useRef<HTMLFormElement>(null)
  const consentGiven = useConsentGiven(form, fields)
  const submission = useSubmission(form, description, posted)
  const { errors, problem, pending, waiting, inUse } = submission
  const fieldId = (name: string) => `${id}-${name}`

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
      noValidate
      aria-busy={pending}
      data-consent={consentGiven ? undefined : 'missing'}
    >
      <input type="hidden" name="form" value={id} />
      <Honeypot id={fieldId('subject')} />
      {inUse?.draftNotice}
      <ErrorSummary
        fields={fields}
        errors={errors}
        problem={problem}
        fieldId={fieldId}
        announced={posted !== null}
      />
      <Steps fields={fields} steps={steps}>
        {(field) => (
          <FormField
            key={field.name}
            field={field}
            id={fieldId(field.name)}
            typed={(posted?.values ?? initial)?.[field.name]}
            error={errors[field.name]}
            live={inUse?.live[field.name]}
          />
        )}
      </Steps>
      <Progress pending={pending} waiting={waiting} onStop={submission.stopWaiting} />
      <Button type="submit" wide disabled={!consentGiven}>
        {submitLabel}
        {icon}
      </Button>
      <Notification count={submission.refusals} />
    </form>
  )
}
