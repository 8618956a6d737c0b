import { once } from 'node:events'
import { connect } from 'node:net'
import { z } from 'zod'
import { formCases } from '@/e2e/form-cases'
import { startSandbox } from '@/sandbox/server'

const key = '3f1b5a52-9a39-4c3e-8a55-2a6f6d3c8b10'

/** What the site sends for each form, by the endpoint that takes it. */
const sent = new Map(
  formCases.map(({ endpoint, values, adds }) => [endpoint, { ...values, ...adds }]),
)
const body = (endpoint: string): Record<string, unknown> => sent.get(endpoint) ?? {}
const contact = body('contact_us')
const guestPass = body('guest_pass')
const franchise = body('franchise_data')
const landing = body('landing_data')
const feedback = body('feedback_data')

let sandbox: Awaited<ReturnType<typeof startSandbox>>

beforeEach(async () => {
  sandbox = await startSandbox({ port: 0, token: 'the-token', tokenHeader: 'X-Gym-Token' })
})
afterEach(() => sandbox.close())

const call = (path: string, init: RequestInit = {}) =>
  fetch(`${sandbox.url}${path}`, {
    ...init,
    headers: { 'x-gym-token': 'the-token', ...init.headers },
  })

const post = (name: string, body: unknown, headers: Record<string, string> = {}) =>
  call(`/api/v1/${name}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'idempotency-key': key, ...headers },
  })

const wrongFields = async (answer: Response): Promise<unknown> => {
  expect(answer.status).toBe(422)
  const refusal = z.object({ fields: z.array(z.object({ field: z.string() })) })
  return refusal.parse(await answer.json()).fields.map(({ field }) => field)
}

describe('a lead', () => {
  test.each([
    ...sent,
    ['franchise_data', { ...franchise, own_property: 'yes', areasqft: '5200' }] as const,
  ])('is stored as it was sent to %s', async (name, body) => {
    const answer = await post(name, body)
    expect(answer.status).toBe(201)
    expect(sandbox.leads()).toEqual([
      expect.objectContaining({ endpoint: name, key, body, seen: 1 }),
    ])
  })

  test('whose key comes again is answered like the first, stored once and counted', async () => {
    const first: unknown = await (await post('contact_us', contact)).json()
    const again = await post('contact_us', contact, { 'idempotency-key': key.toUpperCase() })
    expect(again.status).toBe(201)
    expect(await again.json()).toEqual(first)
    expect(sandbox.leads()).toEqual([expect.objectContaining({ seen: 2 })])
  })

  test('that came last is listed first, also over HTTP, until the list is emptied', async () => {
    await post('contact_us', contact)
    await post('feedback_data', feedback, { 'idempotency-key': key.replace('3f', '4f') })
    const list: unknown = await (await fetch(`${sandbox.url}/sandbox/leads`)).json()
    expect(list).toMatchObject([{ endpoint: 'feedback_data' }, { endpoint: 'contact_us' }])
    await fetch(`${sandbox.url}/sandbox/leads`, { method: 'DELETE' })
    expect(sandbox.leads()).toEqual([])
    expect(sandbox.requests()).toEqual({})
  })
})

describe('a call is refused', () => {
  test.each([
    ['a wrong token', { 'x-gym-token': 'other' }, 401],
    ['another content type', { 'content-type': 'text/plain' }, 415],
    ['a key that is no uuid', { 'idempotency-key': '42' }, 400],
  ])('for %s', async (_, headers, status) => {
    expect((await post('contact_us', contact, headers)).status).toBe(status)
    expect(sandbox.leads()).toEqual([])
  })

  test('without a token, which no answer repeats', async () => {
    const answer = await fetch(`${sandbox.url}/api/v1/webnews`)
    expect(answer.status).toBe(401)
    expect(await answer.text()).not.toContain('the-token')
  })

  test('for a body that is not JSON, too large or not an object', async () => {
    expect((await post('contact_us', '{"firstname":')).status).toBe(400)
    expect((await post('contact_us', ' '.repeat(300_000))).status).toBe(413)
    expect(await wrongFields(await post('contact_us', '[]'))).toEqual(['body'])
  })

  test('for an address or a method the backend does not have', async () => {
    expect((await post('guest', contact)).status).toBe(404)
    expect((await call('/api/v1/contact_us')).status).toBe(405)
    expect((await post('webnews', {})).status).toBe(405)
  })
})

describe('the 422 names the field', () => {
  test.each([
    ['guest_pass', 'clubid', { ...guestPass, clubid: '109' }],
    ['guest_pass', 'agree', { ...guestPass, agree: 'on' }],
    ['guest_pass', 'lead_postal_code', { ...guestPass, lead_postal_code: 560092 }],
    ['landing_data', 'lead_state', { ...landing, lead_state: undefined }],
    ['feedback_data', 'clubid', { ...feedback, clubid: undefined }],
    ['contact_us', 'comments', { ...contact, comments: '  ' }],
    ['contact_us', 'utm_source', { ...contact, utm_source: 'mail' }],
    ['franchise_data', 'own_property', { ...franchise, own_property: 'true' }],
    ['franchise_data', 'areasqft', { ...franchise, areasqft: '5200' }],
    ['franchise_data', 'website', { ...franchise, website: '' }],
  ])('%s: %s', async (name, field, body) => {
    expect(await wrongFields(await post(name, body))).toEqual([field])
    expect(sandbox.leads()).toEqual([])
  })
})

describe('news', () => {
  const item = z.strictObject({
    newsid: z.union([z.number(), z.string().regex(/^[\w-]+$/)]),
    banner: z.string(),
    title: z.string().min(1),
  })

  test('lists items without their text, with ids of both kinds, and each answers with it by its id', async () => {
    const items = z.array(item).parse(await (await call('/api/v1/webnews')).json())
    expect(items).toHaveLength(6)
    expect(new Set(items.map(({ newsid }) => typeof newsid))).toEqual(new Set(['number', 'string']))
    expect(items.filter(({ banner }) => banner === '')).toHaveLength(1)
    for (const one of items) {
      const full: unknown = await (await call(`/api/v1/onenews/${one.newsid}`)).json()
      expect(full).toMatchObject(one)
      expect(full).toHaveProperty('htmlcontent', expect.stringContaining('<'))
    }
  })

  test('answers 404 for an id it does not have', async () => {
    expect((await call('/api/v1/onenews/9999')).status).toBe(404)
  })
})

describe('the switches', () => {
  const setMode = (body: BodyInit, headers?: Record<string, string>) =>
    fetch(`${sandbox.url}/sandbox/mode`, {
      method: 'POST',
      body,
      redirect: 'manual',
      ...(headers && { headers }),
    })

  test('status answers every call with it and stores nothing, until 0 turns it off', async () => {
    await setMode('{"status":503}')
    expect((await post('contact_us', contact)).status).toBe(503)
    expect((await call('/api/v1/webnews')).status).toBe(503)
    expect(sandbox.leads()).toEqual([])
    await setMode('{"status":0}')
    expect((await post('contact_us', contact)).status).toBe(201)
  })

  test('drop cuts the connection', async () => {
    sandbox.setMode({ drop: true })
    await expect(post('contact_us', contact)).rejects.toThrow('fetch failed')
    expect(sandbox.leads()).toEqual([])
  })

  test('delay holds the answer back and goes together with status', async () => {
    await setMode('{"delay":120}')
    await setMode('{"status":429}')
    const start = performance.now()
    const answer = await call('/api/v1/webnews')
    expect(answer.status).toBe(429)
    expect(answer.headers.get('retry-after')).toBe('3')
    expect(performance.now() - start).toBeGreaterThan(100)
  })

  test('delay comes after the lead is stored: a site that gives up and repeats is seen twice', async () => {
    sandbox.setMode({ delay: 600_000 })
    const first = new AbortController()
    const answer = call('/api/v1/contact_us', {
      method: 'POST',
      body: JSON.stringify(contact),
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      signal: first.signal,
    })
    while (!sandbox.leads().length) await new Promise(setImmediate)
    first.abort()
    await expect(answer).rejects.toThrow('aborted')
    sandbox.setMode({ delay: 0 })
    expect((await post('contact_us', contact)).status).toBe(201)
    expect(sandbox.leads()).toEqual([expect.objectContaining({ seen: 2 })])
  })

  test('can be set as a form, where an empty field and an unticked box mean off', async () => {
    sandbox.setMode({ delay: 100, drop: true })
    const answer = await setMode(new URLSearchParams({ delay: '', status: '502' }))
    expect(answer.status).toBe(303)
    const mode = await fetch(`${sandbox.url}/sandbox/mode`)
    expect(await mode.json()).toEqual({ delay: 0, status: 502, drop: false })
    await setMode(new URLSearchParams({ drop: 'on' }))
    await expect(call('/api/v1/webnews')).rejects.toThrow('fetch failed')
  })

  test.each(['{"status":99}', '{"delay":-1}', '{"speed":1}', '{"drop":"maybe"}'])(
    'refuse %s',
    async (body) => {
      expect((await setMode(body)).status).toBe(422)
    },
  )
})

test('counts the calls by path, refused and failed ones too', async () => {
  await post('contact_us', {})
  sandbox.setMode({ status: 500 })
  await post('contact_us', contact)
  await call('/api/v1/webnews')
  expect(sandbox.requests()).toEqual({ '/api/v1/contact_us': 2, '/api/v1/webnews': 1 })
})

test('the page itself lists the leads, newest first, and says how the switches stand', async () => {
  const page = async () => (await fetch(`${sandbox.url}/`)).text()
  expect(await page()).toContain('<h2 aria-live="polite">No leads yet</h2>')
  await post('contact_us', { ...contact, comments: '<b>"Hi" & bye</b>' })
  await post('guest_pass', guestPass, { 'idempotency-key': key.replace(/^3/, '4') })
  sandbox.setMode({ delay: 5, drop: true })
  const html = await page()
  expect(html).toContain('2 leads')
  expect(html.indexOf('2. guest_pass')).toBeGreaterThan(0)
  expect(html.indexOf('1. contact_us')).toBeGreaterThan(html.indexOf('2. guest_pass'))
  expect(html).toContain('<dt>comments</dt><dd>&lt;b&gt;&quot;Hi&quot; &amp; bye&lt;/b&gt;</dd>')
  expect(html).toMatch(/name="delay"[^>]* value="5"/)
  expect(html).toMatch(/name="status"[^>]* value=""/)
  expect(html).toMatch(/name="drop"[^>]* checked/)
  expect(html).not.toContain('the-token')
})

test('the page is told of each change', async () => {
  const events = await fetch(`${sandbox.url}/sandbox/events`)
  const reader = events.body?.getReader()
  await reader?.read()
  await post('contact_us', contact)
  const news = await reader?.read()
  expect(new TextDecoder().decode(news?.value)).toBe('data: changed\n\n')
})

test('close ends idle, delayed and watching connections', async () => {
  const idle = connect(sandbox.port, '127.0.0.1')
  await once(idle, 'connect')
  const events = await fetch(`${sandbox.url}/sandbox/events`)
  sandbox.setMode({ delay: 600_000 })
  const delayed = expect(call('/api/v1/webnews')).rejects.toThrow('fetch failed')
  while (!sandbox.requests()['/api/v1/webnews']) await new Promise(setImmediate)
  const ended = once(idle, 'close')
  await sandbox.close()
  await Promise.all([ended, delayed])
  // Whether `fetch` calls a connection that is cut an error or the end depends on what it had read.
  await Promise.allSettled([events.text()])
  await expect(fetch(sandbox.url)).rejects.toThrow('fetch failed')
})

test('a port in use is an error for the caller', async () => {
  const options = { port: sandbox.port, token: 't', tokenHeader: 'a' }
  await expect(startSandbox(options)).rejects.toThrow('EADDRINUSE')
})
