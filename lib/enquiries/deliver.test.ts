import { forms } from '@/content/forms/forms'
import type { PostResult } from './backend'
import { log } from '@/lib/log'
import { openSqlite } from './store/sqlite'
import type { Database } from './store/tables'
import { startDelivery } from './deliver'
import { settleLead } from './queue'
import { receiveLead } from './receive'
import { reportFailedWrite } from './store/readiness'

jest.mock('./queue', () => {
  const outbox = jest.requireActual<{ settleLead: () => void }>('./queue')
  return { ...outbox, settleLead: jest.fn(outbox.settleLead) }
})

jest.mock('@/lib/build', () => ({ timeToKeep: () => clock }))
jest.mock('./store/readiness', () => ({ reportFailedWrite: jest.fn() }))

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

let db: Database
let openStore: jest.Mock<Promise<Database>>
let delivery: ReturnType<typeof startDelivery>
let clock: number
let wrongBy: number
let waits: (() => void)[]
/** What the backend responds, one after the other; after that it takes all leads but those of `stuck`. */
let responses: PostResult[]
let stuck: string | undefined
/** What stands before the backend drops a lead that has this in its body. */
let dropped: string
let posted: { endpoint: string; id: string; body: string; at: number }[]
let mostAtOnce: number
/** How long an attempt takes. */
let attemptMs: number

const retry: PostResult = { kind: 'retry', response: '503' }

beforeEach(async () => {
  jest.useFakeTimers({ now: 0, doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] })
  db = await openSqlite(':memory:')
  openStore = jest.fn(() => Promise.resolve(db))
  clock = 0
  wrongBy = 0
  responses = []
  stuck = undefined
  dropped = 'etc/passwd'
  posted = []
  mostAtOnce = 0
  attemptMs = 0
  waits = []
  delivery = startDelivery(deps())
})

const deps = () => ({
  database: openStore,
  post,
  now: () => Promise.resolve(clock + wrongBy),
  monotonicMs: () => clock,
  // What waits goes on when a test has it go on.
  wait: () => new Promise<void>((resolve) => waits.push(resolve)),
})

afterEach(async () => {
  await delivery.stop()
  await db.destroy()
  jest.useRealTimers()
})

let atOnce = 0
async function post(lead: { endpoint: string; id: string; body: string }): Promise<PostResult> {
  posted.push({ ...lead, at: clock })
  mostAtOnce = Math.max(mostAtOnce, ++atOnce)
  await new Promise(setImmediate)
  clock += attemptMs
  atOnce -= 1
  const isTaken = lead.endpoint !== stuck && !lead.body.includes(dropped)
  return responses.shift() ?? (isTaken ? { kind: 'delivered', response: '201' } : retry)
}

async function receive(submission = '', form = 'guest-pass') {
  return (await receiveLead(db, { form, payload: { clubid: 101 }, submission, now: clock })).id
}

/** Lets the deliveries that are due now run to their end. */
async function run(at = clock) {
  clock = at
  await delivery.tick()
  await delivery.idle()
}

const rows = () => db.selectFrom('leads').selectAll().execute()

test('a lead is posted to its form’s endpoint with its id and settled as delivered', async () => {
  const id = await receive()
  wrongBy = hour
  await run()
  expect(posted).toMatchObject([{ endpoint: 'guest_pass', id, body: '{"clubid":101}' }])
  expect(await rows()).toMatchObject([{ state: 'delivered', settled_at: 0, last_answer: '201' }])
})

test('a failing backend is asked again after a pause, with the same id, until it takes the lead', async () => {
  responses = [retry]
  attemptMs = 9_000
  const id = await receive()
  await run()
  expect(await rows()).toMatchObject([{ state: 'pending', last_answer: '503' }])
  await run(9_001)
  expect(posted).toHaveLength(1)
  await run(14_000)
  expect(posted.map((lead) => lead.id)).toEqual([id, id])
  expect(await rows()).toMatchObject([{ state: 'delivered', attempts: 2 }])
})

test('a lead is kept as failed once its pauses come to three days', async () => {
  stuck = 'guest_pass'
  await receive()
  for (let at = 0; at <= 3 * day; at += 15 * minute) await run(at)
  expect(await rows()).toMatchObject([{ state: 'pending' }])
  await run(3 * day + 15 * minute)
  expect(await rows()).toMatchObject([{ state: 'failed', last_answer: '503' }])
})

test('no lead fails because a clock jumped, forward or back, or because the site stood still', async () => {
  stuck = 'guest_pass'
  clock = 1_000 * day
  await receive()
  for (wrongBy of [0, 400 * day, 0, -400 * day, 0, 6 * hour, -6 * hour, 0])
    await run(clock + 10_000)
  await run(clock + 30 * day)
  await run(clock + minute)
  const [lead] = await rows()
  expect(lead?.state).toBe('pending')
  expect(lead?.tried_ms).toBeLessThan(5 * minute)
})

test('a refused lead is kept as failed with the response, which the log has without its words, and not sent again', async () => {
  const error = jest.spyOn(log, 'error')
  responses = [{ kind: 'refused', response: '422 clubid' }]
  wrongBy = hour
  await receive()
  await run()
  expect(await rows()).toMatchObject([
    { state: 'failed', settled_at: 0, last_answer: '422 clubid' },
  ])
  expect(error.mock.calls).toMatchObject([[{ response: '422' }, 'lead failed']])
  jest.restoreAllMocks()
  await run(3_600_000)
  expect(posted).toHaveLength(1)
})

test('a lead of a form that this build does not know is left to another', async () => {
  await receive('', 'of-a-newer-build')
  await run()
  expect(posted).toEqual([])
  expect(await rows()).toMatchObject([{ state: 'pending', attempts: 0 }])
})

test('a clock that jumps, forward or back, sends no lead a second time while it is under way', async () => {
  await delivery.stop()
  let end = () => undefined as void
  const ended = new Promise<void>((resolve) => (end = resolve))
  delivery = startDelivery({ ...deps(), post: (lead) => ended.then(() => post(lead)) })
  await receive()
  for (const at of [0, hour, -hour, 365 * day]) {
    clock = at
    await delivery.tick()
  }
  end()
  await delivery.idle()
  expect(posted).toHaveLength(1)
  expect(await rows()).toMatchObject([{ state: 'delivered' }])
})

/** Resolves when an attempt waits to store its end again. */
async function waiting() {
  while (waits.length === 0) await new Promise(setImmediate)
  return waits.pop()
}

test('an attempt whose end can’t be stored for a minute is stored then, and no process sends the lead again', async () => {
  let isLocked = true
  const locked = () => Promise.reject<Database>(new Error('database is locked'))
  const other = startDelivery({ ...deps(), database: () => (isLocked ? locked() : openStore()) })
  await receive()
  jest.mocked(settleLead).mockClear()
  jest.mocked(reportFailedWrite).mockClear()
  for (let tries = 0; tries < 60; tries++)
    jest.mocked(settleLead).mockImplementationOnce(async () => void (await locked()))
  await delivery.tick()
  for (let second = 1; second <= 60; second++) {
    const goOn = await waiting()
    clock += 1_000
    isLocked = second < 60
    await delivery.tick()
    // When the lock has gone, the other process is the first to write.
    await other.tick()
    goOn?.()
  }
  await delivery.idle()
  clock += 60_000
  await other.tick()
  await other.stop()
  expect(posted).toHaveLength(1)
  expect(settleLead).toHaveBeenCalledTimes(61)
  expect(reportFailedWrite).toHaveBeenCalledTimes(60)
  expect(await rows()).toMatchObject([{ state: 'delivered', attempts: 1 }])
})

test('a lead whose claim took so long that its lease may end is not sent, but claimed again', async () => {
  await receive()
  openStore.mockImplementation(() => Promise.resolve(db).finally(() => (clock += 4_000)))
  await run()
  expect(posted).toEqual([])
  openStore.mockImplementation(() => Promise.resolve(db))
  await run(clock + 15_000)
  await run(clock + 3_000)
  expect(await rows()).toMatchObject([{ state: 'delivered', attempts: 2 }])
})

test('an end that is not stored when the process ends is given up, and the next one sends the lead again', async () => {
  await receive()
  jest.mocked(settleLead).mockRejectedValueOnce(new Error('database is locked'))
  await delivery.tick()
  const goOn = await waiting()
  jest.mocked(settleLead).mockRejectedValueOnce(new Error('database is locked'))
  const stopped = delivery.stop()
  goOn?.()
  await stopped
  clock = 15_000
  delivery = startDelivery(deps())
  await run()
  await run(18_000)
  expect(await rows()).toMatchObject([{ state: 'delivered', attempts: 2 }])
})

test('a store that can’t be read is logged once a minute for all queues, until it can', async () => {
  const error = jest.spyOn(log, 'error')
  openStore.mockRejectedValue(new Error('busy'))
  for (let second = 0; second < 120; second++) await run(second * 1_000)
  expect(error).toHaveBeenCalledTimes(2)
  jest.restoreAllMocks()
  openStore.mockResolvedValue(db)
  await receive()
  await run()
  expect(posted).toHaveLength(1)
})

test('the first response after a start makes leads due that were pending before it', async () => {
  responses = [{ kind: 'retry', response: '503', retryAfterMs: 600_000 }]
  await receive('old')
  await run()
  await db.updateTable('leads').set({ not_before: 0 }).execute()
  await delivery.stop()
  delivery = startDelivery(deps())
  await receive('new')
  await run(5_000)
  expect(new Set((await rows()).map(({ state }) => state))).toEqual(new Set(['delivered']))
})

test('a clock that is set back has no lead tried again before its pause is over', async () => {
  await receive('taken')
  await run(day)
  wrongBy = -hour
  responses = [retry]
  await receive('waits')
  await run()
  expect((await rows()).map(({ state }) => state)).toEqual(['delivered', 'pending'])
})

test('a refusal is a response: what waited since five failures in a row goes out', async () => {
  responses = Array.from({ length: 20 }, () => retry)
  for (let index = 0; index < 20; index++) await receive(String(index))
  await run()
  await db.updateTable('leads').set({ due_at: minute }).execute()
  responses = [{ kind: 'refused', response: '422' }]
  await receive('new')
  await run(1)
  expect((await rows()).filter(({ state }) => state === 'delivered')).toHaveLength(20)
})

test.each<[string, readonly string[]]>([
  ['one lead', ['feedback']],
  ['six leads of six forms', [...forms.keys()].slice(0, 6)],
])(
  '%s whose words the backend drops wait by their own pauses, while it takes others and while none come',
  async (_case, ids) => {
    for (const form of ids)
      await receiveLead(db, { form, payload: { comments: dropped }, submission: '', now: 0 })
    for (let at = 0; at < 58 * minute; at += 10_000) {
      if (at < 29 * minute && at % minute === 0) await receive(String(at))
      await run(at)
    }
    const pending = (await rows()).filter(({ state }) => state === 'pending')
    const tries = pending.map(({ attempts }) => attempts)
    expect(tries.filter((times) => times > 0 && times < 20)).toHaveLength(ids.length)
    expect(posted).toHaveLength(29 + tries.reduce((sum, times) => sum + times, 0))
  },
)

test('leads are looked for by themselves, twice a second', async () => {
  await receive()
  jest.advanceTimersByTime(500)
  await delivery.idle()
  expect(posted).toHaveLength(1)
})

test('after stop nothing more is taken', async () => {
  await delivery.stop()
  await receive()
  await run()
  expect(posted).toHaveLength(0)
})

describe('while one of the endpoints fails', () => {
  beforeEach(async () => {
    stuck = 'contact_us'
    for (let index = 0; index < 100; index++) await receive(`stuck ${index}`, 'contact')
  })

  /** Lets the time pass as the timer of delivery sees it; `each` is done before each look. */
  async function pass(ms: number, each: () => Promise<unknown> = () => Promise.resolve()) {
    for (const end = clock + ms; clock < end; clock += 500) {
      await each()
      await run()
    }
  }

  test('a lead of another endpoint is delivered at the next look', async () => {
    let number = 0
    await pass(15_000, () => receive(`healthy ${number++}`))
    const healthy = posted.filter(({ endpoint }) => endpoint === 'guest_pass')
    expect(healthy.map(({ at }) => at)).toEqual(Array.from({ length: 30 }, (_, at) => at * 500))
  })

  test('all that is pending goes out with the first response, at most 8 at once', async () => {
    await pass(5_000)
    stuck = undefined
    await pass(4_500)
    expect(new Set((await rows()).map(({ state }) => state))).toEqual(new Set(['delivered']))
    expect(mostAtOnce).toBe(8)
  })

  test('leads that the backend never takes hold up no other of the same endpoint', async () => {
    await db.updateTable('leads').set({ attempts: 1 }).execute()
    await pass(5_000)
    const id = await receive('another', 'contact')
    await pass(4_500)
    expect(posted.find((lead) => lead.id === id)?.at).toBeLessThanOrEqual(9_000)
  })
})
