'use client'

import { type ReactNode, type SubmitEvent, useActionState, useRef } from 'react'
import type { FormView } from '@/content/forms/types'
import { submit } from '@/lib/leads/submit'
import { ErrorSummary } from './error-summary'
import { FormField } from './form-field'
import styles from './form.module.css'
import { Honeypot } from './honeypot'
import { Notification } from './notification'
import { Progress } from './progress'
import { Steps } from './steps'
import { useConsent } from './use-consent'
import { useSubmission } from './use-submission'

/**
 * Draws any form from its description. Without JavaScript it is a plain form that comes back with
 * everything typed; with it, the same check runs in the page and nothing reloads.
 */
export function Form({ children, ...face }: FormView & { children?: ReactNode }) {
  const { id, fields, submitLabel } = face
  const [posted, action] = useActionState(submit, null)
  const form = useRef<HTMLFormElement>(null)
  const agreed = useConsent(form, fields)
  const { errors, problem, notice, pending, waiting, press, warmUp, register } = useSubmission(
    { id, fields },
    posted,
  )
  const idOf = (name: string) => `${id}-${name}`

  return (
    <form
      ref={form}
      className={styles.form}
      action={action}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        press(event.currentTarget)
      }}
      onFocus={warmUp}
      noValidate
      aria-busy={pending}
    >
      <input type="hidden" name="form" value={id} />
      <Honeypot id={idOf('subject')} />
      <ErrorSummary {...{ fields, errors, problem, idOf }} announced={posted !== null} />
      <Steps {...face}>
        {(field) => (
          <FormField
            key={field.name}
            field={field}
            id={idOf(field.name)}
            typed={posted?.values[field.name]}
            error={errors[field.name]}
            live={register(field.name)}
          />
        )}
      </Steps>
      <Progress {...{ pending, waiting }} />
      <button className={`btn btn--wide ${styles.full}`} disabled={!agreed}>
        {submitLabel}
        {children}
      </button>
      <Notification count={notice} />
    </form>
  )
}
