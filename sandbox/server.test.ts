import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { pages } from '@/content/pages'
import { formCases } from '@/e2e/support/form-cases'
import { startSandbox } from '@/sandbox/server'
import { exampleLead, exampleLeadValues } from '@/testing/example-form'

const key = '3f1b5a52-9a39-4c3e-8a55-2a6f6d3c8b10'
const otherKey = key.replace('3f', '4f')

/** What the site sends for each form, by the endpoint that takes it. */
const body = (endpoint: string): Record<string, unknown> => {
  const form = formCases.find((one) => one.endpoint === endpoint)
  return { ...form?.values, ...form?.adds }
}
const contact = body('contact_us')
const guestPass = body('guest_pass')
const franchise = body('franchise_data')
const lead = { ...exampleLeadValues, ...exampleLead.fixed, agree: true }

let sandbox: Awaited<ReturnType<typeof startSandbox>>

beforeEach(async () => {
  sandbox = await startSandbox({ port: 0, token: 'the-token', tokenHeader: 'X-Gym-Token' })
})
afterEach(() => sandbox.close())

const call = (path: string, init: RequestInit = {}) => {
  const headers = new Headers(init.headers)
  if (!headers.has('x-gym-token')) headers.set('x-gym-token', 'the-token')
  return fetch(sandbox.url + path, { ...init, headers })
}

const post = (endpoint: string, values: object, headers: Record<string, string> = {}) =>
  call(`/api/v1/${endpoint}`, {
    method: 'POST',
    body: JSON.stringify(values),
    headers: { 'content-type': 'application/json', 'idempotency-key': key, ...headers },
  })

test('every form has a case in e2e/support/form-cases.ts, and a call in sandbox/wire.ts that takes it', async () => {
  const routes = pages.filter(({ form }) => form).map(({ path }) => path)
  expect(formCases.map(({ route }) => route).toSorted()).toEqual(routes.toSorted())
  for (const { endpoint, values, adds } of formCases) {
    const response = await post(
      endpoint,
      { ...values, ...adds },
      { 'idempotency-key': randomUUID() },
    )
    expect([endpoint, response.status]).toEqual([endpoint, 201])
  }
})

test.each([
  ['a wrong token', { 'x-gym-token': 'other' }, 401],
  ['another content type', { 'content-type': 'text/plain' }, 415],
  ['a key that is no uuid', { 'idempotency-key': '42' }, 400],
])('a call with %s is refused', async (_, headers, status) => {
  expect((await post('contact_us', contact, headers)).status).toBe(status)
  expect(sandbox.leads()).toEqual([])
})

const refusal = z.object({ fields: z.array(z.object({ field: z.string() })) })

test.each([
  ['guest_pass', 'clubid', { ...guestPass, clubid: '109' }],
  ['guest_pass', 'agree', { ...guestPass, agree: 'on' }],
  ['guest_pass', 'lead_postal_code', { ...guestPass, lead_postal_code: 560092 }],
  ['landing_data', 'lead_state', { ...lead, lead_state: undefined }],
  ['feedback_data', 'clubid', { fullname: 'A', phone: '9', email: 'a@b.in', feedback: 'Good' }],
  ['contact_us', 'comments', { ...contact, comments: '  ' }],
  ['contact_us', 'utm_source', { ...contact, utm_source: 'mail' }],
  ['franchise_data', 'own_property', { ...franchise, own_property: 'true' }],
  ['franchise_data', 'areasqft', { ...franchise, areasqft: '5200' }],
])('a bad body of %s is answered with 422 and the name of the field %s', async (...row) => {
  const [endpoint, field, values] = row
  const response = await post(endpoint, values)
  expect(response.status).toBe(422)
  expect(refusal.parse(await response.json()).fields).toMatchObject([{ field }])
  expect(sandbox.leads()).toEqual([])
})

test('the switches make it fail, drop connections and answer late, by JSON and by the form', async () => {
  const mode = (values: BodyInit) =>
    fetch(`${sandbox.url}/sandbox/mode`, { method: 'POST', body: values, redirect: 'manual' })
  await mode('{"status":503}')
  expect((await post('contact_us', contact)).status).toBe(503)
  await mode(new URLSearchParams({ delay: '', status: '', drop: 'on' }))
  await expect(post('contact_us', contact)).rejects.toThrow('fetch failed')
  expect(sandbox.leads()).toEqual([])
  await mode('{"drop":false,"delay":600000}')
  const answered = jest.fn()
  const late = post('contact_us', contact).finally(answered)
  while (sandbox.leads().length === 0) await new Promise(setImmediate)
  expect(answered).not.toHaveBeenCalled()
  await sandbox.close()
  await expect(late).rejects.toThrow('fetch failed')
})

test('the page lists the leads, newest first, and shows their text as text', async () => {
  await post('contact_us', { ...contact, comments: '<b>Hi</b>' })
  await post('guest_pass', guestPass, { 'idempotency-key': otherKey })
  const html = await (await fetch(sandbox.url)).text()
  expect(html).toMatch(/2\. guest_pass[^]*1\. contact_us/)
  expect(html).toContain('<dd>&lt;b&gt;Hi&lt;/b&gt;</dd>')
  expect(html).not.toContain('the-token')
})
