import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { log } from '@/lib/log'
import type { Database } from '@/lib/store/tables'
import { listen } from '@/testing/http'
import { stores, useStore } from '@/testing/stores'
import { sendAlerts } from './watch'
import { receiveLead } from './receive'

const minute = 60_000
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

describe.each(stores)('ALERT_URL with the leads in %s', (_, empty) => {
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
  const settle = (state: 'failed' | 'delivered') => db.updateTable('leads').set({ state }).execute()

  test('is sent one message when enquiries are late, and one when none is, by one of the instances', async () => {
    await waitFrom(0)
    for (const now of [10, 11, 12].map((minutes) => minutes * minute))
      await Promise.all([sendAlerts(db, url, now), sendAlerts(other, url, now)])
    const summary = 'OCTA GYM: contact: 1 waiting, the oldest for 11 minutes.'
    expect(received).toEqual([{ status: 'firing', summary }])
    await settle('delivered')
    for (const now of [13 * minute, 14 * minute])
      await Promise.all([sendAlerts(db, url, now), sendAlerts(other, url, now)])
    expect(received.slice(1)).toEqual([
      { status: 'resolved', summary: expect.stringContaining('no enquiry waits') as unknown },
    ])
  })

  test('is sent that enquiries failed, once in a later incident too', async () => {
    await waitFrom(0)
    for (const state of ['failed', 'delivered', 'failed'] as const) {
      await settle(state)
      await sendAlerts(db, url, minute)
    }
    expect(received).toMatchObject([
      { status: 'firing', summary: 'OCTA GYM: contact: 1 failed.' },
      { status: 'resolved' },
      { status: 'firing' },
    ])
  })

  test('is sent that enquiries are late while another one is left as failed, and when that is over', async () => {
    await waitFrom(0)
    await settle('failed')
    await sendAlerts(db, url, minute)
    await waitFrom(minute)
    await sendAlerts(db, url, 12 * minute)
    await db
      .updateTable('leads')
      .set({ state: 'delivered' })
      .where('state', '=', 'pending')
      .execute()
    await sendAlerts(db, url, 13 * minute)
    expect(received).toEqual([
      { status: 'firing', summary: 'OCTA GYM: contact: 1 failed.' },
      {
        status: 'firing',
        summary: 'OCTA GYM: contact: 1 waiting, the oldest for 11 minutes.',
      },
      { status: 'resolved', summary: 'OCTA GYM: no enquiry waits long any more.' },
    ])
  })

  test('is sent again what it did not take, and no line in the log says its address', async () => {
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

  test('is left to an instance that is about to call, unless that one ends before', async () => {
    await waitFrom(0)
    const value = JSON.stringify({ status: 'resolved', claimedUntil: 11.5 * minute })
    await db.insertInto('key_values').values({ key: 'alert-late', value, stored_at: 0 }).execute()
    await sendAlerts(db, url, 11.1 * minute)
    expect(received).toEqual([])
    await sendAlerts(db, url, 12 * minute)
    expect(received).toHaveLength(1)
  })

  test('is not left to an instance that ended while its clock was ahead', async () => {
    await waitFrom(0)
    const value = JSON.stringify({ status: 'resolved', claimedUntil: 1e12 })
    await db.insertInto('key_values').values({ key: 'alert-late', value, stored_at: 0 }).execute()
    await sendAlerts(db, url, 11 * minute)
    expect(received).toHaveLength(1)
  })
})
