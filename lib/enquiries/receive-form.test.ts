import { sql } from 'kysely'
import { notStored } from '@/content/forms/messages'
import { trapField } from '@/content/forms/hidden-fields'
import { contact } from '@/content/forms/contact'
import { guestPass } from '@/content/forms/guest-pass'
import { contact as contactCase, guestPass as guestPassCase } from '@/e2e/support/form-cases'
import { log } from '@/lib/log'
import { countLead } from '@/lib/rate-limits'
import { claimLeads } from './queue'
import { receiveForm } from './receive'
import { openSqlite } from './store/sqlite'
import type { Database } from './store/tables'

let db: Database
let mockOpened: () => Promise<Database>

jest.mock('./store/open', () => ({
  ...jest.requireActual<object>('./store/open'),
  database: () => mockOpened(),
}))

const mockUtmFields = { utm_source: 'lead_source', utm_id: 'lead_city' }
jest.mock('@/lib/env', () => ({
  env: () => ({ BACKEND_UTM_FIELDS: Object.entries(mockUtmFields) }),
}))

jest.mock('@/lib/build', () => ({ timeToKeep: () => 77 }))

const mockReport = jest.fn()
jest.mock('./store/readiness', () => ({
  reportFailedWrite: (error: unknown) => void mockReport(error),
}))

const from = (address: string) => new Headers({ 'x-client-address': address })

/** Each test has an address of its own: forms are counted by it. */
let request: Headers
let tests = 0

const values: Record<string, string> = { ...guestPassCase.values, agree: 'on' }
const payload = { ...values, ...guestPassCase.adds }

function post(change: Record<string, string> = {}): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries({ form: guestPass.id, ...values, ...change })) {
    data.set(name, value)
  }
  return data
}

beforeEach(async () => {
  request = from(`192.0.2.${++tests}`)
  db = await openSqlite(':memory:')
  mockOpened = () => Promise.resolve(db)
})

afterEach(async () => {
  jest.restoreAllMocks()
  await db.destroy()
})

const next = { form: guestPass.id, limit: 4, now: 77, recoveredAt: 0 }

const leads = () => db.selectFrom('leads').selectAll().execute()

/** Sends a form that is thanked for; what keeps it from being so is thrown. */
async function send(change?: Record<string, string>) {
  const error = jest.spyOn(log, 'error')
  const { state } = await receiveForm(post(change), request)
  for (const [entry] of error.mock.calls as unknown as [{ err?: Error }][])
    throw entry.err ?? new Error('an error was logged')
  expect(state).toEqual({ goTo: guestPassCase.destination, values: {}, errors: {} })
}

test('a valid form is stored as one pending lead and the visitor is sent on', async () => {
  await send()
  await send({ lead_phone: `+91 ${values.lead_phone}` })
  expect(await leads()).toMatchObject([
    { form: 'guest-pass', state: 'pending', received_at: 77, due_at: 77 },
  ])
  const [lead] = await leads()
  expect(JSON.parse(lead?.payload ?? '')).toEqual(payload)
})

test('nonsense that comes along is left out and loses no lead', async () => {
  const attribution = 'x'.repeat(50_000)
  await send({ consent_version: '<b>'.repeat(99), attribution, elapsed: 'NaN' })
  expect(await leads()).toMatchObject([
    { state: 'pending', consent_version: null, attribution: null },
  ])
})

test('a campaign tag goes out in the field that a setting names, and takes the place of no other', async () => {
  await send({ attribution: '/?utm_source=mail&utm_medium=email&utm_id=7 ' })
  const [lead] = await claimLeads(db, { ...next, limit: 1 })
  expect(JSON.parse(lead?.payload ?? '')).toEqual({ ...payload, lead_source: 'mail' })
})

test('a form without a consent box is kept with the version of its line, too', async () => {
  const posted = post({ form: contact.id, ...contactCase.values, consent_version: '2026-11' })
  await receiveForm(posted, request)
  expect(await leads()).toMatchObject([{ form: contact.id, consent_version: '2026-11' }])
})

test('a form that can’t be stored comes back with everything typed, never a thank-you, and is reported', async () => {
  const full = new Error('disk full')
  mockOpened = () => Promise.reject(full)
  const { state } = await receiveForm(post(), request)
  expect(state).toEqual({ values, errors: {}, problem: notStored })
  expect(mockReport).toHaveBeenLastCalledWith(full)
})

test('nobody is thanked for a repeat of a lead that failed until it is due again', async () => {
  await send()
  await db.updateTable('leads').set({ state: 'failed' }).execute()
  await sql`create trigger full before update on leads begin select raise(abort, 'full'); end`.execute(
    db,
  )
  expect((await receiveForm(post(), request)).state).toMatchObject({ values, problem: notStored })
})

function sendMany() {
  for (let forms = 0; forms < 300; forms++)
    countLead(request.get('x-client-address') ?? '', String(forms))
}

const held = { [trapField]: 'watches' }
const sendFirst = () => receiveForm(post({ lead_last_name: 'Typedname', ...held }), request)

test.each<[string, Record<string, string>, () => unknown, 'info' | 'warn' | 'error' | undefined]>([
  ['stored', { submission: 'one' }, () => undefined, undefined],
  ['repeated', held, sendFirst, undefined],
  ['held', held, () => undefined, 'warn'],
  ['invalid', { lead_phone: '' }, () => undefined, 'info'],
  ['limited', {}, sendMany, 'warn'],
  ['rejected', {}, () => (mockOpened = () => Promise.reject(new Error('full'))), 'error'],
  ['unknown', { form: 'of-a-newer-build' }, () => undefined, 'warn'],
])(
  'a form that ends in whatever way leaves at most a line, without what was typed: %s',
  async (result, more, arrange, level) => {
    await arrange()
    const lines = (['info', 'warn', 'error'] as const).map((name) => jest.spyOn(log, name))
    const sent = post({ lead_last_name: 'Typedname', ...more })
    const { status, state } = await receiveForm(sent, request)
    expect(status).toBe(result === 'limited' ? 429 : undefined)
    expect('problem' in state).toBe(['limited', 'rejected', 'unknown'].includes(result))
    expect(await leads()).toHaveLength(Number(['stored', 'repeated', 'held'].includes(result)))
    const written = lines.flatMap(({ mock }) => mock.calls)
    expect(written).toHaveLength(level ? 1 : 0)
    if (level) expect(log[level]).toHaveBeenCalledTimes(1)
    expect(JSON.stringify(written)).not.toContain('Typedname')
  },
)

test('of a flood from a few senders ten each are delivered, and others go before most of them', async () => {
  const senders = ['198.51.100.1', '198.51.100.2', '2001:db8:9::/64'].map(from)
  for (let forms = 0; forms < 70; forms++)
    for (const [at, sender] of senders.entries())
      await receiveForm(post({ submission: `${at} ${forms}` }), sender)
  await receiveForm(post({ lead_last_name: 'Honest' }), request)
  const states = Map.groupBy(await leads(), ({ state }) => state)
  expect(states.get('held')).toHaveLength(180)
  expect(states.get('held')?.[0]?.held_reason).toBe('many alike from one network')
  expect((await claimLeads(db, next)).map((claimed) => claimed.payload).join()).toContain('Honest')
})

test('a hostel behind one address is delivered, among a flood from it', async () => {
  for (let guest = 0; guest < 280; guest++) {
    await send({ lead_phone: String(9_810_000_000 + guest), submission: `guest ${guest}` })
    if (guest < 60) await send({ submission: `flood ${guest}` })
  }
  const held = (await leads()).filter(({ state }) => state === 'held')
  expect(held).toHaveLength(50)
  for (const { payload } of held) expect(payload).toContain(String(values.lead_phone))
})
