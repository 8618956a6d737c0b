'use client'

import type { ReactNode } from 'react'
import { DraftNotice } from '@/components/forms/draft-notice'
import { ErrorSummary } from '@/components/forms/error-summary'
import { Form } from '@/components/forms/form'
import { FormField } from '@/components/forms/form-field'
import { GuestPassTicket } from '@/components/forms/guest-pass-ticket'
import { Notification } from '@/components/forms/notification'
import { Progress } from '@/components/forms/progress'
import { FormMemory } from '@/components/forms/form-memory'
import { ArrowRightIcon } from '@/components/ui/icons'
import { contact } from '@/content/forms/contact'
import { franchise } from '@/content/forms/franchise'
import { guestPass } from '@/content/forms/guest-pass'
import { notStored, youAreOffline } from '@/content/forms/messages'
import type { Field } from '@/content/forms/types'
import { Specimens } from './specimens'

const nothing = () => undefined
const kinds = ['text', 'email', 'tel', 'textarea', 'select', 'radio', 'consent'] as const
const all: readonly Field[] = [guestPass, franchise, contact].flatMap(({ fields }) => fields)

const typed = new Map<Field['kind'], string>([
  ['email', 'asha@example.in'],
  ['tel', '9800000000'],
])

/** A field of each kind as it stands at first, filled in, and wrong. */
function fieldSpecimens(kind: Field['kind']): [string, ReactNode][] {
  const field = all.find((one) => one.kind === kind)
  if (!field) return []
  const value = 'options' in field ? field.options[0]?.value : (typed.get(kind) ?? 'Asha')
  const draw = (state: string, entered?: string, error?: string) => (
    <FormField
      field={field}
      id={`kit-${kind}-${state}`}
      typed={entered}
      error={error}
      live={undefined}
    />
  )
  return [
    [`FormField, ${kind}`, draw('empty')],
    [`FormField, ${kind}, filled in`, draw('typed', value)],
    [`FormField, ${kind}, wrong`, draw('wrong', '', field.message ?? '')],
  ]
}

const wrong = Object.fromEntries(contact.fields.map(({ name, message }) => [name, message ?? '']))
const summary = { fields: contact.fields, fieldId: (name: string) => `${contact.id}-${name}` }

const formSpecimens: Record<string, ReactNode> = {
  ...Object.fromEntries(kinds.flatMap(fieldSpecimens)),
  Form: (
    <Form
      id={contact.id}
      fields={contact.fields}
      submitLabel={contact.submitLabel}
      icon={<ArrowRightIcon />}
    />
  ),
  'Form in steps': (
    <Form
      id={franchise.id}
      fields={franchise.fields}
      {...(franchise.steps && { steps: franchise.steps })}
      submitLabel={franchise.submitLabel}
    />
  ),
  GuestPassTicket: <GuestPassTicket title="A pass" />,
  'ErrorSummary, wrong fields': (
    <ErrorSummary {...summary} errors={wrong} problem={undefined} announced={false} />
  ),
  'ErrorSummary, a problem of ours': (
    <ErrorSummary {...summary} errors={{}} problem={notStored} announced={false} />
  ),
  'Progress, sending, which is only read out': (
    <Progress pending waiting={undefined} onStop={nothing} />
  ),
  'Progress, waiting for the network': (
    <Progress pending waiting={youAreOffline} onStop={nothing} />
  ),
  DraftNotice: <DraftNotice onClear={nothing} />,
  'Notification and FormMemory, which show nothing here': (
    <>
      <Notification count={1} />
      <FormMemory />
    </>
  ),
}

/** Some of these parts run in the browser only as parts of a form: so does this file. */
export const FormSpecimens = () => <Specimens room="Forms" of={formSpecimens} />
