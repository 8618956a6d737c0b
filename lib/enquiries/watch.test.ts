import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { brand } from '@/content/brand'
import { log } from '@/lib/log'
import type { Database } from './store/tables'
import { listen } from '@/testing/http'
import { stores, useStore } from '@/testing/stores'
import { lastStart } from './last-start'
import { receiveLead } from './receive'
import { sendAlerts, startWatch, watchPending } from './watch'

const minute = 60_000
const start = { build: 'b1', backend: 'https://live.example' }
const mockWholeLooks = jest.fn()
jest.mock('./store/open', () => ({ assertStoreIsWhole: () => void mockWholeLooks() }))

test('all of the store is looked at an hour after the start, and then once a day', () => {
  jest.useFakeTimers()
  startWatch(() => Promise.reject(new Error('no store')), start)
  jest.advanceTimersByTime(58 * minute)
  expect(mockWholeLooks).not.toHaveBeenCalled()
  jest.advanceTimersByTime(2 * minute + 24 * 60 * minute)
  expect(mockWholeLooks).toHaveBeenCalledTimes(2)
  jest.useRealTimers()
})

const received: unknown[] = []
let status = 200
let url = ''

const webhook = createServer((request, response) => {
  void json(request).then((body) => {
    received.push(body)
    response.writeHead(status).end()
  })
})

beforeAll(async () => {
  url = `http://127.0.0.1:${await listen(webhook)}/hook?token=hook-secret`
})

afterAll(() => webhook.close())

const firing = (summary: string) => ({ status: 'firing', summary: `${brand.name}: ${summary}` })
const resolved = { status: 'resolved', summary: `${brand.name}: no enquiry waits long any more.` }

describe.each(stores)('what is watched in %s', (_, empty) => {
  let db: Database
  let other: Database
  useStore(empty, (opened) => ({ db, other } = opened))

  beforeEach(() => {
    received.length = 0
    status = 200
  })

  afterEach(() => jest.restoreAllMocks())

  const waitFrom = (now: number) =>
    receiveLead(db, { form: 'contact', payload: { now }, submission: '', now })
  const settle = (state: 'failed' | 'delivered') =>
    db.updateTable('leads').set({ state }).where('state', '!=', 'failed').execute()

  test('the store says which site started last', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] })
    startWatch(() => Promise.resolve(db), start)
    while (!(await lastStart(db))) await new Promise(setImmediate)
    expect(await lastStart(db)).toEqual(start)
    jest.useRealTimers()
  })

  test('leads that wait longer than ten minutes are logged once, and once when that is over', async () => {
    const error = jest.spyOn(log, 'error')
    const info = jest.spyOn(log, 'info')
    const late = new Set<string>()
    await waitFrom(0)
    for (const now of [10 * minute, 11 * minute, 12 * minute]) await watchPending(db, late, now)
    expect(error.mock.calls.map(([entry]) => entry)).toEqual([
      { form: 'contact', leads: 1, seconds: 660 },
    ])
    await settle('delivered')
    for (const now of [13 * minute, 14 * minute]) await watchPending(db, late, now)
    expect(info.mock.calls.map(([entry]) => entry)).toEqual([{ form: 'contact' }])
  })

  test('ALERT_URL is sent one message when enquiries are late, and one when none is, by one of the instances', async () => {
    const look = (minutes: number) =>
      Promise.all([db, other].map((one) => sendAlerts(one, url, minutes * minute)))
    await waitFrom(0)
    for (const minutes of [10, 11, 12]) await look(minutes)
    expect(received).toEqual([firing('contact: 1 waiting, the oldest for 11 minutes.')])
    await settle('delivered')
    for (const minutes of [13, 14]) await look(minutes)
    expect(received.slice(1)).toEqual([resolved])
  })

  test.each(['failed', 'held'] as const)(
    'ALERT_URL is sent once that enquiries are %s, in a later incident too',
    async (stuck) => {
      await waitFrom(0)
      for (const state of [stuck, stuck, 'delivered', stuck] as const) {
        await db.updateTable('leads').set({ state }).execute()
        await sendAlerts(db, url, minute)
      }
      expect(received).toMatchObject([
        firing(`contact: 1 ${stuck}.`),
        { status: 'resolved' },
        { status: 'firing' },
      ])
    },
  )

  test('ALERT_URL is sent that the backend answers with a web page, until it has not for a day', async () => {
    await waitFrom(0)
    await db
      .updateTable('leads')
      .set({ state: 'delivered', settled_at: minute, last_answer: '200 text/html' })
      .execute()
    for (const hours of [1, 2, 25]) await sendAlerts(db, url, hours * 60 * minute)
    expect(received).toMatchObject([
      firing('contact: 1 answered with a web page.'),
      { status: 'resolved' },
    ])
  })

  test('ALERT_URL is sent again what it did not take, and no line in the log says its address', async () => {
    const warn = jest.spyOn(log, 'warn')
    await waitFrom(0)
    status = 500
    await sendAlerts(db, url, 11 * minute)
    await sendAlerts(db, 'http://127.0.0.1:1/hook-secret', 12 * minute)
    status = 200
    await sendAlerts(other, url, 13 * minute)
    expect(received).toMatchObject([{ status: 'firing' }, { status: 'firing' }])
    expect(warn).toHaveBeenCalledTimes(2)
    expect(JSON.stringify(warn.mock.calls)).not.toContain('hook')
  })

  test.each([
    ['is left to an instance that is about to call', 11.5 * minute, 11.1 * minute, 0],
    ['is not left to an instance that ended before it called', 11.5 * minute, 12 * minute, 1],
    ['is not left to an instance that ended while its clock was ahead', 1e12, 11 * minute, 1],
  ])('ALERT_URL %s', async (_case, claimedUntil, now, messages) => {
    await waitFrom(0)
    const value = JSON.stringify({ status: 'resolved', claimedUntil })
    await db.insertInto('key_values').values({ key: 'alert-late', value, stored_at: 0 }).execute()
    await sendAlerts(db, url, now)
    expect(received).toHaveLength(messages)
  })
})
