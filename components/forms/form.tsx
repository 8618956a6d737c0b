'use client'

import { type SubmitEvent, useActionState, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { ArrowRightIcon } from '@/components/ui/icons'
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

interface Props extends Pick<FormDescription, 'id' | 'fields' | 'steps' | 'submitLabel'> {
  /** Whether the button shows the way on. */
  arrow?: boolean
  /** What stands in fields at first, by their names. */
  initial?: FormState['values'] | undefined
}

/**
 * Draws any form from its description. Without JavaScript it is a plain form that comes back with
 * everything typed; with it, the same check runs in the page and nothing reloads.
 */
export function Form({ id, fields, steps, submitLabel, arrow, initial }: Props) {
  const [posted, action] = useActionState(submit, null)
  const form = useRef<HTMLFormElement>(null)
  const consentGiven = useConsentGiven(form, fields)
  const { errors, problem, refusals, pending, waiting, submitForm, loadLiveCheck, register } =
    useSubmission({ id, fields }, posted)
  const fieldId = (name: string) => `${id}-${name}`

  return (
    <form
      ref={form}
      className={styles.form}
      action={action}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        submitForm(event.currentTarget)
      }}
      onFocus={loadLiveCheck}
      noValidate
      aria-busy={pending}
    >
      <input type="hidden" name="form" value={id} />
      <Honeypot id={fieldId('subject')} />
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
            live={register(field.name)}
          />
        )}
      </Steps>
      <Progress pending={pending} waiting={waiting} />
      <Button type="submit" wide disabled={!consentGiven}>
        {submitLabel}
        {arrow && <ArrowRightIcon />}
      </Button>
      <Notification count={refusals} />
    </form>
  )
}
