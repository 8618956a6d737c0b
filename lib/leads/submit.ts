'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { forms } from '@/content/forms/forms'
import { readText } from '@/lib/forms/check'
import { notStored, tooManyForms } from '@/content/forms/messages'
import { parseForm } from '@/lib/forms/parse'
import type { FormState } from '@/content/forms/types'
import { log } from '@/lib/log'
import { setResponseStatus } from '@/lib/request-context'
import { withinRateLimit } from './rate-limit'
import { shownConsentVersion } from './consent-version'
import { leads } from './store'
import { spamReason } from './spam'
import { attributionFrom } from './attribution'

/**
 * The one server action of all forms (specification 4, contract "Forms"): checks what was posted
 * against the form's description, stores the lead and sends the visitor to the thank-you page.
 * Delivery to the backend follows by itself.
 * @returns what the page shows again when the form is not in order or could not be stored
 */
export async function submit(_: FormState | null, data: FormData): Promise<FormState> {
  const read = readText(data)
  const form = forms.get(read('form'))
  if (!form) return { values: {}, errors: {}, problem: notStored }
  const parsed = parseForm(form, data)
  if (!parsed.ok) return { values: parsed.values, errors: parsed.errors }
  const request = await headers()
  if (!withinRateLimit(request.get('x-client-address') ?? '')) {
    log.warn({ form: form.id }, 'more submissions of one address than the limit')
    setResponseStatus(429)
    return { values: parsed.values, errors: {}, problem: tooManyForms }
  }
  const lead = {
    form: form.id,
    payload: parsed.payload,
    submission: read('submission').slice(0, 64),
    now: Date.now(),
    notice: shownConsentVersion(form, read),
    visit: attributionFrom(read, request),
    suspicion: spamReason(form, read),
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
    return { values: parsed.values, errors: {}, problem: notStored }
  }
  redirect(form.destination)
}
