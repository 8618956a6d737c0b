'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { forms } from '@/content/forms/forms'
import { readText } from '@/lib/forms/check'
import { notTaken, tooMany } from '@/lib/forms/messages'
import { parseForm } from '@/lib/forms/parse'
import type { FormState } from '@/lib/forms/types'
import { log } from '@/lib/log'
import { answerWithStatus } from '@/lib/security/answer-status'
import { withinLimit } from './limit'
import { noticeOf } from './notice'
import { leads } from './store'
import { suspicionOf } from './suspicion'
import { visitOf } from './visit'

/**
 * The one server action of all forms (specification 4, contract "Forms"): checks what was posted
 * against the form's description, stores the lead and sends the visitor to the thank-you page.
 * Delivery to the backend follows by itself.
 * @returns what the page shows again when the form is not in order or could not be stored
 */
export async function submit(_: FormState | null, data: FormData): Promise<FormState> {
  const read = readText(data)
  const form = forms.get(read('form'))
  if (!form) return { values: {}, errors: {}, problem: notTaken }
  const parsed = parseForm(form, data)
  if (!parsed.ok) return { values: parsed.values, errors: parsed.errors }
  const request = await headers()
  if (!(await withinLimit(request.get('x-client-address') ?? ''))) {
    log.warn({ form: form.id }, 'more submissions of one address than the limit')
    answerWithStatus(request.get('x-exchange') ?? '', 429)
    return { values: parsed.values, errors: {}, problem: tooMany }
  }
  const lead = {
    form: form.id,
    payload: parsed.payload,
    submission: read('submission').slice(0, 64),
    now: Date.now(),
    notice: noticeOf(form, read),
    visit: visitOf(read, request),
    suspicion: suspicionOf(form, read),
  }
  try {
    const store = () => leads().then((open) => open.receive(lead))
    // A connection may have broken unnoticed, and a lead stored twice is one: it gets a second chance.
    const { id, repeated } = await store().catch(store)
    if (lead.suspicion && !repeated) {
      log.warn({ id, form: form.id, reason: lead.suspicion }, 'a lead is kept back as a suspect')
    }
  } catch (error) {
    log.error(
      { form: form.id, err: error },
      'a lead could not be stored: the visitor got the form back',
    )
    return { values: parsed.values, errors: {}, problem: notTaken }
  }
  redirect(form.destination)
}
