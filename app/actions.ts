'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { forms } from '@/content/forms/forms'
import { notStored, tooManyForms } from '@/content/forms/messages'
import type { FormState } from '@/content/forms/types'
import { timeToKeep } from '@/lib/build'
import { readText } from '@/lib/enquiries/form'
import { parseForm } from '@/lib/enquiries/parse'
import { log } from '@/lib/log'
import { countPost } from '@/lib/metrics'
import { setResponseStatus } from '@/lib/request-context'
import { withinLeadLimit } from '@/lib/security/rate-limits'
import { reportFailedWrite } from '@/lib/enquiries/store/readiness'
import { attributionFrom } from '@/lib/enquiries/attribution'
import { storeLead } from '@/lib/enquiries/receive'
import { heldReason } from '@/lib/enquiries/spam'

/**
 * The version of the consent and privacy texts that were shown, as the page says: it may be older
 * than the server.
 * @param read a posted field by its name
 * @returns undefined for what can't be a version
 */
function shownVersion(read: (name: string) => string): string | undefined {
  const shown = read('consent_version')
  return /^[\w.-]{1,20}$/.test(shown) ? shown : undefined
}

/**
 * The one server action of all forms (specification 4, contract "Forms"): checks what was posted
 * against the form's description, stores the lead and sends the visitor to the thank-you page.
 * Delivery to the backend follows by itself. Each way it can end moves a number and leaves a line in
 * the log, without anything typed.
 * @returns what the page shows again when the form is invalid or could not be stored; where to go
 * when JavaScript sent it
 * @throws the redirect to the thank-you page when a page without JavaScript sent it
 */
export async function submit(_: FormState | null, data: FormData): Promise<FormState> {
  const read = readText(data)
  const form = forms.get(read('form'))
  if (!form) {
    countPost('refused_400')
    log.warn('a form that this build does not know was refused')
    return { values: {}, errors: {}, problem: notStored }
  }
  const parsed = parseForm(form, data)
  if (!parsed.ok) {
    const { values, errors } = parsed
    countPost('invalid', form.id)
    log.info({ form: form.id, fields: Object.keys(errors) }, 'a form was shown again with messages')
    return { values, errors }
  }
  const request = await headers()
  if (!withinLeadLimit(request.get('x-client-address') ?? '')) {
    countPost('limited', form.id)
    log.warn({ form: form.id }, 'an address has sent more forms than the limit allows')
    setResponseStatus(429)
    return { values: parsed.values, errors: {}, problem: tooManyForms }
  }
  const reason = heldReason(form, read)
  try {
    const { id, repeated, madeDue } = await storeLead({
      form: form.id,
      payload: parsed.payload,
      compared: parsed.compared,
      submission: read('submission').slice(0, 64),
      now: timeToKeep(),
      consentVersion: shownVersion(read),
      attribution: attributionFrom(read, request),
      heldReason: reason,
    })
    countPost(repeated ? 'repeated' : reason ? 'held' : 'stored', form.id)
    const entry = { leadId: id, form: form.id }
    if (madeDue) log.info(entry, 'a repeat made a lead due that had failed')
    else if (reason && !repeated) log.warn({ ...entry, held_reason: reason }, 'a lead is held')
  } catch (error) {
    countPost('given_back', form.id)
    reportFailedWrite(error)
    log.error({ form: form.id, err: error }, 'a lead could not be stored: its form was given back')
    return { values: parsed.values, errors: {}, problem: notStored }
  }
  const { destination, place } = form
  const goTo = place ? (`${destination}#${read(place)}` as const) : destination
  // Next would ask the site for the whole page that a scripted redirect leads to.
  if (request.has('next-action')) return { goTo, values: {}, errors: {} }
  redirect(goTo)
}
