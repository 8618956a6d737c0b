import { readFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Database } from './store/tables'
import { stores, useStore } from '@/testing/stores'
import { countUndelivered } from './findings'
import {
  redactById,
  redactPerson,
  findLead,
  type LeadFilter,
  NothingToDo,
  OperatorError,
  readLeads,
  retryAllFailed,
  scheduleById,
} from './admin'
import { claimLeads, type Outcome, settleLead } from './queue'
import { receiveLead } from './receive'
import { redactLead } from './redact'

jest.mock('./redact', () => {
  const redact = jest.requireActual<{ redactLead: () => unknown }>('./redact')
  return { ...redact, redactLead: jest.fn(redact.redactLead) }
})

const typed = {
  ...{ clubid: 109, lead_state: 'Delhi', agree: true },
  ...{ lead_email: 'asha@b.example', lead_first_name: 'Asha' },
}
const attribution = { landing: '/getpass', referrer: 'a.example', tags: { utm_source: 'mail' } }

describe.each(stores)('an operator of the leads in %s', (kind, empty) => {
  let db: Database
  let siteDb: Database
  let settings: Record<string, string>
  useStore(empty, (opened) => ({ db, other: siteDb, settings } = opened))

  type NewLead = Parameters<typeof receiveLead>[1]

  const receive = async (submission: string, more: Partial<NewLead> = {}) => {
    const lead = { form: 'guest-pass', payload: typed, submission, now: 0, ...more }
    return (await receiveLead(siteDb, lead)).id
  }

  const claim = (now: number) =>
    claimLeads(siteDb, { form: 'guest-pass', limit: 9, now, recoveredAt: 0 })

  /** A lead whose first attempt has ended. */
  async function settled(outcome: Outcome, more: Partial<NewLead> = {}) {
    const id = await receive(`${outcome.state} ${outcome.last_answer}`, more)
    await claim(0)
    await settleLead(siteDb, { id, attempts: 1 }, outcome)
    return id
  }
  const failed = (last_answer = '422 phone') =>
    settled({ state: 'failed', last_answer, settled_at: 5 })
  const delivered = { state: 'delivered', last_answer: '201 Asha', settled_at: 5 } as const

  const ids = (filter: LeadFilter) =>
    Array.fromAsync(readLeads(db, filter, 'newest'), ({ id }) => id)

  test('a person is found by the phone number in any spelling, by the e-mail address in any case', async () => {
    const spellings = [
      '9800012345',
      '+91 98000 12345',
      '098000-12345',
      '९८०००१२३४५',
      '(0)98000.12345',
    ]
    const theirs: string[] = []
    for (const [at, lead_phone] of spellings.entries())
      theirs.unshift(await receive(lead_phone, { now: at, payload: { ...typed, lead_phone } }))
    const contact = { phone: '+44 20 7946 0958', email: 'Ravi.K@B.example' }
    const ravi = await receive('ravi', { now: 9, form: 'contact', payload: contact })
    for (const phone of spellings) expect(await ids({ phone })).toEqual(theirs)
    expect(await ids({ phone: '+442079460958' })).toEqual([ravi])
    expect(await ids({ email: 'ravi.k@b.EXAMPLE ' })).toEqual([ravi])
    expect(await ids({ email: 'asha@b.example', phone: '9800012345', form: 'contact' })).toEqual([])
    expect(await ids({ phone: '98000' })).toEqual([])
    const erased = await redactPerson(db, { phone: '9800012345' }, 10)
    expect(erased.toSorted()).toEqual(theirs.toSorted())
    await expect(redactPerson(db, { phone: '9800012345' }, 11)).rejects.toThrow(NothingToDo)
    expect((await findLead(db, ravi)).erased_at).toBeNull()
  })

  test('where a person’s leads can’t all be erased, what is left is named', async () => {
    const payload = { ...typed, lead_phone: '9800012345' }
    const theirs: string[] = []
    for (const now of [1, 2, 3]) theirs.push(await receive(`${now}`, { now, payload }))
    const [, ...left] = theirs
    // A redacted lead has its id as key: the second can't have it.
    const key = { dedupe_key: left[0] ?? '' }
    await db
      .updateTable('leads')
      .set(key)
      .where('id', '=', await receive('other'))
      .execute()
    const erasing = redactPerson(db, { phone: '9800012345' }, 10)
    await expect(erasing).rejects.toThrow(`Not erased: ${left.join(', ')}: `)
    await expect(erasing).rejects.toThrow(OperatorError)
    expect(await ids({ phone: '9800012345' })).toEqual(left.toReversed())
  })

  test('leads are listed by state, form and time, by club, the newest first', async () => {
    const older = await receive('a', { now: 1 })
    const newer = await receive('b', { now: 2 })
    const contact = await receive('c', { now: 3, form: 'contact', quarantineReason: 'too quick' })
    expect(await ids({})).toEqual([contact, newer, older])
    expect(await ids({ state: 'held' })).toEqual([contact])
    expect(await ids({ form: 'guest-pass', since: 2 })).toEqual([newer])
    const bandra = await receive('d', { payload: { clubid: 104, comments: '"clubid":109,' } })
    expect(await ids({ club: 104 })).toEqual([bandra])
    expect(await ids({ club: 109 })).toEqual([contact, newer, older])
    expect(await ids({ club: 10 })).toEqual([])
  })

  test('every lead is read once, from either end, however many there are and at the same moment', async () => {
    const now = Array.from({ length: 1100 }, (_, index) => index)
    await db
      .insertInto('leads')
      .values(
        now.map((at) => ({
          ...{ id: `id-${1e6 - at}`, form: 'contact', payload: '{}', dedupe_key: `${at}` },
          ...{ state: 'pending' as const, attempts: 0, due_at: 0, lease_until: 0, not_before: 0 },
          ...{ received_at: Math.floor(at / 700), tried_ms: 0, tried_at: 0 },
        })),
      )
      .execute()
    for (const filter of [{}, { state: 'pending' }, { form: 'contact', since: 0 }] as const) {
      const read = await Array.fromAsync(readLeads(db, filter, 'oldest'))
      const times = read.map(({ received_at }) => received_at)
      expect(times).toEqual(times.toSorted((one, other) => one - other))
      expect(new Set(read.map(({ id }) => id)).size).toBe(1100)
      expect((await ids(filter)).toReversed()).toEqual(read.map(({ id }) => id))
    }
  })

  test('an id may be shortened as long as it says which lead is meant', async () => {
    const id = await receive('a')
    expect(await findLead(db, id.slice(0, 8).toUpperCase())).toMatchObject({ id })
    await db.updateTable('leads').set({ id: 'abcd1' }).execute()
    await receive('b')
    await db.updateTable('leads').set({ id: 'abcd2' }).where('id', '!=', 'abcd1').execute()
    await expect(findLead(db, 'abcd')).rejects.toThrow('Several leads begin with abcd')
    await expect(findLead(db, 'ffff')).rejects.toThrow('There is no lead ffff.')
    for (const nonsense of ['', 'abc', '%%%%', "a' or 1"]) {
      await expect(findLead(db, nonsense)).rejects.toThrow('is not an id')
    }
  })

  test('a failed lead is tried again at once and for three more days', async () => {
    const id = await failed()
    expect(await claim(99)).toEqual([])
    await db.updateTable('leads').set({ tried_ms: 9 }).execute()
    await scheduleById(db, id.slice(0, 8), 'retry', 99)
    expect(await findLead(db, id)).toMatchObject({ state: 'pending', settled_at: null })
    expect(await claim(99)).toMatchObject([{ id, tried_ms: 99 }])
  })

  test('a pending lead is due at once, even if the backend asked for a pause', async () => {
    const id = await settled({
      state: 'pending',
      last_answer: '429',
      due_at: 9000,
      not_before: 9000,
    })
    await scheduleById(db, id, 'retry', 10)
    expect(await findLead(db, id)).toMatchObject({ due_at: 10, not_before: 0 })
  })

  test('an attempt that is under way is not doubled by a retry', async () => {
    const id = await receive('a')
    await claim(0)
    await scheduleById(db, id, 'retry', 10)
    expect(await claim(10)).toEqual([])
  })

  test('all failed leads are tried again, but for redacted ones', async () => {
    await failed('422 a')
    await failed('422 b')
    await redactById(db, await failed('422 c'), 6)
    await settled(delivered)
    await receive('held', { quarantineReason: 'too quick' })
    expect(await retryAllFailed(db, 99)).toBe(2)
    expect(await claim(99)).toHaveLength(2)
  })

  test('what can’t be retried is refused with the reason', async () => {
    const quarantined = await receive('a', { quarantineReason: 'too quick' })
    const erased = await receive('b')
    await redactById(db, erased, 6)
    await expect(scheduleById(db, await settled(delivered), 'retry', 9)).rejects.toThrow(
      NothingToDo,
    )
    await expect(scheduleById(db, quarantined, 'retry', 9)).rejects.toThrow('release it')
    await expect(scheduleById(db, erased, 'retry', 9)).rejects.toThrow('nothing is left to deliver')
  })

  test('a lead of a form that this build does not have is refused in words, and not said to be due', async () => {
    const id = await failed()
    await db.updateTable('leads').set({ form: 'lead-of-2019' }).execute()
    for (const act of ['retry', 'release'] as const)
      await expect(scheduleById(db, id, act, 9)).rejects.toThrow('which this release does not have')
    expect(await retryAllFailed(db, 9)).toBe(0)
    expect(await findLead(db, id)).toMatchObject({ state: 'failed' })
  })

  test('a quarantined lead is delivered once it is released, and only such a one can be', async () => {
    const id = await receive('a', { quarantineReason: 'too quick' })
    await scheduleById(db, id, 'release', 99)
    expect(await claim(99)).toMatchObject([{ id }])
    await expect(scheduleById(db, id, 'release', 99)).rejects.toThrow(NothingToDo)
    await expect(scheduleById(db, await failed(), 'release', 99)).rejects.toThrow(
      'is failed, not quarantined: retry',
    )
  })

  test('erasing a delivered lead redacts what was typed and keeps the fact', async () => {
    const id = await settled(delivered, { attribution, consentVersion: '2026-11' })
    expect(await redactById(db, id.slice(0, 8), 6)).toBe(id)
    const lead = await findLead(db, id)
    expect(JSON.parse(lead.payload)).toEqual({ ...typed, lead_email: '', lead_first_name: '' })
    expect(lead).toMatchObject({
      ...{ state: 'delivered', settled_at: 5, last_answer: '201', erased_at: 6, dedupe_key: id },
      ...{ attribution: null, consent_version: '2026-11' },
    })
    await expect(redactById(db, id, 7)).rejects.toThrow(`Lead ${id} has already been erased.`)
  })

  test.each([{}, { quarantineReason: 'too quick' }])(
    'a lead erased before its delivery is not delivered any more (%j)',
    async (more) => {
      const id = await receive('a', more)
      const end = { state: 'failed', last_answer: 'erased before delivery', settled_at: 6 }
      await redactById(db, id, 6)
      expect(await findLead(db, id)).toMatchObject(end)
      expect(await claim(99)).toEqual([])
      expect(await countUndelivered(db, 'failed')).toEqual([])
    },
  )

  test('a lead that is delivered while it is erased is erased all the same', async () => {
    const id = await receive('a')
    jest.mocked(redactLead).mockImplementationOnce(async () => {
      await settleLead(siteDb, { id, attempts: 0 }, delivered)
      return false
    })
    await redactById(db, id, 6)
    expect(await findLead(db, id)).toMatchObject({ state: 'delivered', erased_at: 6 })
  })

  test('a delivery that was under way when its lead was erased is kept as a fact, without names', async () => {
    const id = await receive('a')
    await claim(0)
    await redactById(db, id, 6)
    await settleLead(siteDb, { id, attempts: 1 }, delivered)
    const lead = await findLead(db, id)
    expect(lead).toMatchObject({ state: 'delivered', last_answer: '201' })
    expect(JSON.stringify(lead)).not.toContain('Asha')
  })

  if (kind === 'SQLite') {
    test('all leads of a person are erased, also while another process reads the file', async () => {
      const lead_phone = '9800012345'
      for (const submission of ['1', '2', '3'])
        await receive(submission, { payload: { ...typed, lead_phone } })
      // As a backup or a long export of another program: it keeps the log from being truncated.
      const reader = new DatabaseSync(path.join(settings.DATA_DIR ?? '', 'site.db'))
      reader.exec('begin')
      reader.prepare('select count(*) from leads').get()
      try {
        await expect(redactPerson(db, { phone: lead_phone }, 10)).rejects.toThrow('still holds it')
      } finally {
        reader.close()
      }
      expect(await ids({ phone: lead_phone })).toEqual([])
    })

    test('what was erased is not in the files any more', async () => {
      const id = await receive('a', { payload: { ...typed, lead_first_name: 'Gone'.repeat(3000) } })
      await redactById(db, id, 6)
      for (const file of ['site.db', 'site.db-wal']) {
        const content = readFileSync(path.join(settings.DATA_DIR ?? '', file), 'latin1')
        expect(content).not.toContain('GoneGone')
      }
    })
  }
})
