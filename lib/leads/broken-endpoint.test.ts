import type { PostResult } from '@/lib/backend/post'
import type { Database } from '@/lib/store/tables'
import { stores, useStore } from '@/testing/stores'
import { startDelivery } from './deliver'
import { receiveLead } from './receive'

const stuck = 100
const down: PostResult = { kind: 'retry', answer: '503' }
const taken: PostResult = { kind: 'delivered', answer: '201' }

describe.each(stores)('while one of the endpoints fails, on %s', (_, empty) => {
  let db: Database
  let delivery: ReturnType<typeof startDelivery>
  let clock: number
  let feedback: PostResult
  let posted: { endpoint: string; id: string; at: number }[]
  let most: number
  useStore(empty, (opened) => ({ db } = opened))

  beforeEach(async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'setTimeout'] })
    clock = 0
    feedback = down
    posted = []
    most = 0
    let atOnce = 0
    delivery = startDelivery({
      database: () => Promise.resolve(db),
      backend: 'http://backend.example',
      clock: { now: () => clock, trusted: () => clock },
      count: () => clock,
      wait: () => Promise.resolve(),
      reportFailedWrite: jest.fn(),
      async post({ endpoint, id }) {
        posted.push({ endpoint, id, at: clock })
        most = Math.max(most, ++atOnce)
        await new Promise(setImmediate)
        atOnce -= 1
        return endpoint === 'feedback_data' ? feedback : taken
      },
    })
    await Promise.all(
      Array.from({ length: stuck }, (_, index) => receive('feedback', `stuck ${index}`)),
    )
  })

  afterEach(async () => {
    await delivery.stop()
    jest.useRealTimers()
  })

  const receive = (form: string, submission: string) =>
    receiveLead(db, { form, payload: { clubid: 101 }, submission, now: clock })

  /** Lets the time pass as the timer of delivery sees it; `each` is done before each look. */
  async function pass(ms: number, each: () => Promise<unknown> = () => Promise.resolve()) {
    for (const end = clock + ms; clock < end; clock += 500) {
      await each()
      await delivery.tick()
      await delivery.idle()
    }
  }

  const count = (state: 'delivered' | 'pending') =>
    db.selectFrom('leads').select('id').where('state', '=', state).execute()

  test('a lead of another endpoint is delivered at the next look', async () => {
    let number = 0
    await pass(15_000, () => receive('guest-pass', `healthy ${number++}`))
    const healthy = posted.filter(({ endpoint }) => endpoint === 'guest_pass')
    expect(healthy.map(({ at }) => at)).toEqual(Array.from({ length: 30 }, (_, at) => at * 500))
  })

  test('the endpoint is probed every one to four seconds, each time with a lead that was tried least', async () => {
    await pass(30_000)
    const probes = posted.filter(({ at }) => at > 0)
    const apart = probes.slice(1).map(({ at }, index) => at - (probes[index]?.at ?? 0))
    expect(Math.min(...apart)).toBeGreaterThanOrEqual(1000)
    expect(Math.max(...apart)).toBeLessThanOrEqual(4000)
    expect(new Set(probes.map(({ id }) => id)).size).toBe(probes.length)
  })

  test('all that is pending goes out when a probe is answered, at most 8 at once', async () => {
    await pass(5_000)
    feedback = taken
    await pass(4_500)
    expect(await count('delivered')).toHaveLength(stuck)
    expect(most).toBe(8)
  })

  test('leads that the backend never takes hold up no other of the same endpoint', async () => {
    await db.updateTable('leads').set({ attempts: 1 }).execute()
    await pass(5_000)
    const { id } = await receive('feedback', 'another')
    await pass(4_500)
    expect(posted.find((lead) => lead.id === id)?.at).toBeLessThanOrEqual(9_000)
  })
})
