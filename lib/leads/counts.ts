import 'server-only'
import { sql } from 'kysely'
import { pageAnswer } from '@/lib/backend/post'
import { type Database, type LeadState, leadStates } from '@/lib/store/tables'

/**
 * How many leads there are of each form in each state, without those erased before delivery.
 * @param states those that are wanted: most leads are delivered, and counting a million takes seconds
 */
export function countLeads(
  db: Database,
  states: readonly LeadState[] = leadStates,
): Promise<{ form: string; state: LeadState; leads: number }[]> {
  return db
    .selectFrom('leads')
    .select(['form', 'state', (eb) => eb.fn.countAll<number>().as('leads')])
    .where('state', 'in', states)
    .where((eb) => eb.or([eb('erased_at', 'is', null), eb('state', '=', 'delivered')]))
    .groupBy(['form', 'state'])
    .execute()
}

/**
 * How many leads of each form the backend answered with a web page within a day: a login or a
 * maintenance page says 200 as well, and then nobody has them.
 * @param now milliseconds since 1970
 */
export function countAnsweredWithPage(
  db: Database,
  now: number,
): Promise<{ form: string; leads: number }[]> {
  return db
    .selectFrom('leads')
    .select(['form', (eb) => eb.fn.countAll<number>().as('leads')])
    .where('state', '=', 'delivered')
    .where('settled_at', '>', now - 24 * 3_600_000)
    .where('erased_at', 'is', null)
    .where('last_answer', 'like', `%${pageAnswer}`)
    .groupBy('form')
    .execute()
}

/** How many leads wait for an operator, failed or held, and when the oldest came in. */
export function countStuck(
  db: Database,
): Promise<{ state: LeadState; leads: number; receivedAt: number }[]> {
  return db
    .selectFrom('leads')
    .select([
      'state',
      (eb) => eb.fn.countAll<number>().as('leads'),
      (eb) => eb.fn.min<number>('received_at').as('receivedAt'),
    ])
    .where('state', 'in', ['failed', 'held'])
    .where('erased_at', 'is', null)
    .groupBy('state')
    .execute()
}

/** Of a form with pending leads: how many, and when the oldest came in. */
interface Pending {
  form: string
  leads: number
  receivedAt: number
}

/** When the first lead came in, in milliseconds since 1970. */
export async function firstReceived(db: Database): Promise<number | undefined> {
  const first = await db
    .selectFrom('leads')
    .select(({ fn }) => fn.min<number | null>('received_at').as('at'))
    .executeTakeFirst()
  return first?.at ?? undefined
}

/** What is pending, by form. */
export function oldestPending(db: Database): Promise<Pending[]> {
  return db
    .selectFrom('leads')
    .select([
      'form',
      (eb) => eb.fn.countAll<number>().as('leads'),
      (eb) => eb.fn.min<number>('received_at').as('receivedAt'),
    ])
    .where('state', '=', sql.lit('pending'))
    .groupBy('form')
    .execute()
}

/**
 * Whether a lead has been pending for so long that it needs somebody: more than ten minutes.
 * @param now milliseconds since 1970
 */
export const isLate = ({ receivedAt }: Pending, now: number): boolean =>
  now - receivedAt > 10 * 60_000
