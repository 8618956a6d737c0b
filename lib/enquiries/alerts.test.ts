import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { brand } from '@/content/brand'
import { log } from '@/lib/log'
import { serve } from '@/testing/http'
import { stores, useStore } from '@/testing/stores'
import { sendAlerts, startAlerts } from './alerts'
import { findings, needsSomebody } from './findings'
import { receiveLead } from './receive'
import { readValue } from './store/key-values'
import type { Database } from './store/tables'

const minute = 60_000
jest.mock('./store/open', () => ({
  databaseFile: () => `${process.cwd()}/site.db`,
}))

const received: unknown[] = []
let status = 200
let meanwhile: (() => Promise<void>) | undefined
const webhook = serve(
  createServer((request, response) => {
    void text(request).then(async (body) => {
      const act = meanwhile
      meanwhile = undefined
      await act?.()
      received.push(request.headers['content-type'] === 'application/json' && JSON.parse(body))
      response.writeHead(status, { location: '/' }).end()
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
  const beLate = async (since: number) => {
    await come(since)
    await come(since, 'franchise')
  }
  const look = async (one: Database, now: number) =>
    sendAlerts(
      one,
      `${webhook.url}/hook?token=hook-secret`,
      (await findings(one, now)).filter(needsSomebody),
      now,
    )
  const lookByAll = (minutes: number) =>
    Promise.all([db, other].map((one) => look(one, minutes * minute)))

  test('the log says what needs somebody, once, and that it is over', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] })
    const error = jest.spyOn(log, 'error')
    const info = jest.spyOn(log, 'info')
    for (const minutes of [11, 10]) await come(Date.now() - minutes * minute)
    startAlerts(() => Promise.resolve(db), webhook.url)
    const kept = async (told: object) => {
      const wanted = JSON.stringify({ told, claimedUntil: 0 })
      while ((await readValue(db, 'alerts-2')) !== wanted) await new Promise(setImmediate)
    }
    await kept({ 'page late': 2 })
    expect(error.mock.calls).toEqual([
      [
        { finding: 'page late' },
        '2 pending, the oldest for 11 minutes, 2 since the last delivery (operate.md, Late)',
      ],
    ])
    await db.deleteFrom('leads').execute()
    jest.advanceTimersByTime(minute)
    await kept({})
    expect(info.mock.calls).toEqual([[{ finding: 'page late' }, 'this needs nobody any more']])
    expect(error).toHaveBeenCalledTimes(1)
    expect(received).toEqual([message('firing', '2 pending'), message('resolved', 'Over: late.')])
    jest.useRealTimers()
  })

  const fail = (form: string) =>
    db.updateTable('leads').set({ state: 'failed' }).where('form', '=', form).execute()

  test('ALERT_URL is sent each finding once by one of the instances, one of another form too, and its end', async () => {
    const day = 6 * 60
    await come(0)
    await fail('contact')
    meanwhile = () => look(other, day * minute)
    for (const minutes of [day, day + 1]) await lookByAll(minutes)
    await come(0, 'franchise')
    await fail('franchise')
    for (const minutes of [day + 2, day + 3]) await lookByAll(minutes)
    await db.deleteFrom('leads').where('form', '=', 'contact').execute()
    for (const minutes of [day + 4, day + 5]) await lookByAll(minutes)
    expect(received).toEqual([
      message('firing', 'contact: 1 failed, the oldest for 6 hours'),
      message('firing', 'franchise: 1 failed, the oldest for 6 hours'),
      message('resolved', 'Over: contact failed.'),
    ])
  })

  test('ALERT_URL is sent a finding again once ten times as many came, whatever waited before', async () => {
    const texts: string[] = []
    for (let before = 0; before < 10; before++) await come(before)
    await db
      .updateTable('leads')
      .set({ state: 'delivered', settled_at: 10 })
      .where('received_at', '=', 9)
      .execute()
    for (let leads = 1; leads <= 20; leads++) {
      await come(10 + leads)
      await look(db, 11 * minute)
      texts.push(...received.splice(0).map((one) => (one as { summary: string }).summary))
    }
    expect(texts.map((text) => /\d+(?= since)/.exec(text)?.[0])).toEqual(['2', '20'])
  })

  const night = 13 * 60 * minute
  const morning = night + 14.5 * 60 * minute

  test('ALERT_URL is sent at night only what can be nobody’s doing, and the rest at nine in India', async () => {
    await come(night)
    await fail('contact')
    await come(night, 'franchise')
    await look(db, night + 11 * minute)
    await come(night + 20 * minute)
    for (const now of [night + 21 * minute, morning - minute]) await look(db, now)
    expect(received).toEqual([message('firing', '2 pending')])
    await look(db, morning)
    expect(received[1]).toEqual(message('firing', 'contact: 1 failed, the oldest for 15 hours'))
  })

  test('a ticket that is open hides no page of the night, and its end is told in the hours of work', async () => {
    await come(0)
    await fail('contact')
    await look(db, night - 60 * minute)
    await beLate(night)
    await look(db, night + 11 * minute)
    await db.deleteFrom('leads').execute()
    for (const now of [night + 12 * minute, morning]) await look(db, now)
    expect(received.slice(1)).toEqual([
      message('firing', '2 pending'),
      message('resolved', 'Over: late.'),
      message('resolved', 'Over: contact failed.'),
    ])
  })

  test('ALERT_URL is sent again what it did not take, and no line in the log says its address', async () => {
    const warn = jest.spyOn(log, 'warn')
    await beLate(0)
    status = 302
    await look(db, 11 * minute)
    const found = await findings(db, 12 * minute)
    await sendAlerts(db, 'http://127.0.0.1:1/hook-secret', found, 12 * minute)
    status = 200
    await look(other, 13 * minute)
    await db.deleteFrom('leads').execute()
    for (status of [500, 200]) await look(db, 14 * minute)
    expect(received).toMatchObject(
      ['firing', 'firing', 'resolved', 'resolved'].map((sent) => ({ status: sent })),
    )
    expect(warn).toHaveBeenCalledTimes(3)
    expect(JSON.stringify(warn.mock.calls)).not.toContain('hook')
  })

  test.each([
    ['is not left to an instance that ended before it called', 11.5 * minute, 12 * minute, 1],
    ['is not left to an instance that ended while its clock was ahead', 1e12, 11 * minute, 1],
  ])('ALERT_URL %s', async (_case, claimedUntil, now, messages) => {
    await beLate(0)
    const value = JSON.stringify({ told: {}, claimedUntil })
    await db.insertInto('key_values').values({ key: 'alerts-2', value, stored_at: 0 }).execute()
    await look(db, now)
    expect(received).toHaveLength(messages)
  })
})
