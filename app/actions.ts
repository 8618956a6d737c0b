'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { forms } from '@/content/forms/forms'
import type { FormState } from '@/content/forms/types'
import { receiveForm } from '@/lib/enquiries'
import { readText } from '@/lib/enquiries/form'
import { setResponseStatus } from '@/lib/request-context'

/**
 * The one server action of all forms (specification 4, contract "Forms").
 * @returns what the page shows again when the form is invalid or could not be stored; where to go
 * when JavaScript sent it
 * @throws the redirect to the thank-you page when a page without JavaScript sent it
 */
export async function submit(_: FormState | null, data: FormData): Promise<FormState> {
  const request = await headers()
  const { state, status } = await receiveForm(data, request)
  if (status) setResponseStatus(status)
  // Next would ask the site for the whole page that a scripted redirect leads to.
  if (request.has('next-action')) return state
  if (state.goTo) redirect(state.goTo)
  return { ...state, description: forms.get(readText(data)('form')) }
}
