import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { brand } from '@/content/brand'
import { log } from '@/lib/log'
import { serve } from '@/testing/http'
import { stores, useStore } from '@/testing/stores'
import { sendAlerts, startAlerts } from './alerts'
import { findings, needsSomebody } from './findings'
import { lastStart } from './last-start'
import { receiveLead } from './receive'
import type { Database } from './store/tables'

const minute = 60_000
const start = { build: 'b1', backend: 'https://live.example' }
jest.mock('./store/open', () => ({
  databaseFile: () => `${process.cwd()}/site.db`,
}))

const received: unknown[] = []
let status = 200
const webhook = serve(
  createServer((request, response) => {
    void json(request).then((body) => {
      received.push(body)
      response.writeHead(status).end()
    })
  }),
)

const message = (sent: 'firing' | 'resolved', text: string): unknown => ({
  status: sent,
  summary: expect.stringMatching(new RegExp(`^${brand.name}: ${text}`)) as string,
})

describe.each(stores)('what is told of %s', (_, empty) => {
  let db: Database
  let other: Database
  useStore(empty, (opened) => ({ db, other } = opened))

  beforeEach(() => {
    received.length = 0
    status = 200
  })

  afterEach(() => jest.restoreAllMocks())

  const come = (now: number, form = 'contact') =>
    receiveLead(db, { form, payload: { now }, submission: '', now })
  const look = async (one: Database, now: number) =>
    sendAlerts(
      one,
      `${webhook.url}/hook?token=hook-secret`,
      (await findings(one, now)).filter(needsSomebody),
      now,
    )
  const lookByAll = (minutes: number) =>
    Promise.all([db, other].map((one) => look(one, minutes * minute)))

  test('the log says which site started last, what needs somebody, once, and that it is over', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] })
    const error = jest.spyOn(log, 'error')
    const info = jest.spyOn(log, 'info')
    await come(Date.now() - 11 * minute)
    startAlerts(() => Promise.resolve(db), start)
    const settled = async (lines: jest.SpyInstance) => {
      while (lines.mock.calls.length === 0) await new Promise(setImmediate)
    }
    await settled(error)
    expect(error.mock.calls).toEqual([
      [
        { finding: 'late', form: 'contact' },
        expect.stringMatching(
          /^contact: 1 pending, the oldest for 11 minutes\. .* Type “leads list /,
        ),
      ],
    ])
    expect(await lastStart(db)).toEqual(start)
    await db.deleteFrom('leads').execute()
    jest.advanceTimersByTime(minute)
    await settled(info)
    expect(info.mock.calls).toEqual([[{ finding: 'contact: late' }, 'this needs nobody any more']])
    expect(error).toHaveBeenCalledTimes(1)
    jest.useRealTimers()
  })

  test('ALERT_URL is sent each finding once by one of the instances, one of another form too, and its end', async () => {
    await come(0)
    for (const minutes of [10, 11, 12]) await lookByAll(minutes)
    await come(2 * minute, 'franchise')
    for (const minutes of [13, 14]) await lookByAll(minutes)
    await db
      .updateTable('leads')
      .set({ state: 'delivered' })
      .where('form', '=', 'contact')
      .execute()
    for (const minutes of [15, 16]) await lookByAll(minutes)
    expect(received).toEqual([
      message('firing', 'contact: 1 pending, the oldest for 11 minutes.'),
      message('firing', 'franchise: 1 pending, the oldest for 11 minutes.'),
      message('resolved', 'Over: contact: late.'),
    ])
  })

  test('ALERT_URL is sent at night only what can be nobody’s doing, and the rest at nine in India', async () => {
    const night = 22 * 60 * minute
    const morning = night + 5.5 * 60 * minute
    const failed = () => db.updateTable('leads').set({ state: 'failed' }).execute()
    await come(night)
    await failed()
    await come(night, 'franchise')
    for (const now of [night + 11 * minute, morning - minute]) await look(db, now)
    expect(received).toEqual([
      message('firing', 'franchise: 1 pending, the oldest for 11 minutes.'),
    ])
    await look(db, morning)
    expect(received[1]).toEqual(message('firing', 'contact: 1 failed, the oldest for 6 hours.'))
  })

  test('ALERT_URL is sent again what it did not take, and no line in the log says its address', async () => {
    const warn = jest.spyOn(log, 'warn')
    await come(0)
    status = 500
    await look(db, 11 * minute)
    const found = await findings(db, 12 * minute)
    await sendAlerts(db, 'http://127.0.0.1:1/hook-secret', found, 12 * minute)
    status = 200
    await look(other, 13 * minute)
    expect(received).toMatchObject([{ status: 'firing' }, { status: 'firing' }])
    expect(warn).toHaveBeenCalledTimes(2)
    expect(JSON.stringify(warn.mock.calls)).not.toContain('hook')
  })

  test.each([
    ['is left to an instance that is about to call', 11.5 * minute, 11.1 * minute, 0],
    ['is not left to an instance that ended before it called', 11.5 * minute, 12 * minute, 1],
    ['is not left to an instance that ended while its clock was ahead', 1e12, 11 * minute, 1],
  ])('ALERT_URL %s', async (_case, claimedUntil, now, messages) => {
    await come(0)
    const value = JSON.stringify({ firing: [], claimedUntil })
    await db.insertInto('key_values').values({ key: 'alerts', value, stored_at: 0 }).execute()
    await look(db, now)
    expect(received).toHaveLength(messages)
  })
})
