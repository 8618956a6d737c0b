import { guestPass } from './form-cases'
import { newName } from './forms'
import { asCall, callHeaders } from '@/testing/form-client'
import { hiddenFields } from '@/testing/html'
import type { Site } from '@/testing/site'

const { values } = guestPass

type Address = Pick<Site, 'url'>

/** The HTML of the guest pass page. */
export const guestPassPage = async (site: Address) => (await fetch(`${site.url}/getpass`)).text()

/**
 * Posts a guest pass as its page posts it without JavaScript.
 * @param change values that replace those of the fields
 * @param how `html` is the page, if it was already read, `path` its address
 * @returns the response, and the name by which the lead is known
 */
export async function postGuestPass(
  site: Address,
  change: Record<string, string> = {},
  {
    html,
    path = '/getpass',
    headers = {},
  }: { html?: string; path?: string; headers?: object } = {},
) {
  const name = newName()
  const typed = { ...values, lead_last_name: name, agree: 'on', ...change }
  const data = new FormData()
  for (const [field, value] of hiddenFields(html ?? (await guestPassPage(site))))
    data.set(field, value)
  for (const [field, value] of Object.entries(typed)) data.set(field, value)
  // By IP address: localhost has two, and forms are counted by address.
  const response = await fetch(site.url.replace('localhost', '127.0.0.1') + path, {
    method: 'POST',
    body: data,
    headers: { ...headers },
    redirect: 'manual',
  })
  return { status: response.status, headers: response.headers, name, html: await response.text() }
}

/** Posts a guest pass as its page posts it with JavaScript. */
export async function callGuestPass(site: Address, headers: Record<string, string> = {}) {
  const name = newName()
  const form = new FormData()
  const typed = { ...values, form: 'guest-pass', lead_last_name: name, agree: 'on' }
  for (const [field, value] of Object.entries(typed)) form.set(field, value)
  const response = await fetch(`${site.url}/getpass`, {
    method: 'POST',
    body: asCall(form),
    headers: { ...callHeaders, ...headers },
    redirect: 'manual',
  })
  return { status: response.status, headers: response.headers, name, text: await response.text() }
}
