import 'server-only'
import { sql } from 'kysely'
import { pageAnswer } from './backend'
import type { Database, LeadState } from './store/tables'

/** How many leads there are of each form in each state, without those erased before delivery. */
export function countLeads(
  db: Database,
): Promise<{ form: string; state: LeadState; leads: number }[]> {
  return db
    .selectFrom('leads')
    .select(['form', 'state', (eb) => eb.fn.countAll<number>().as('leads')])
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

/** When the first lead came in, in milliseconds since 1970. */
export async function firstReceived(db: Database): Promise<number | undefined> {
  const first = await db
    .selectFrom('leads')
    .select(({ fn }) => fn.min<number | null>('received_at').as('at'))
    .executeTakeFirst()
  return first?.at ?? undefined
}

/** The leads of a form that are not delivered: how many, and when the oldest came in. */
interface Undelivered {
  form: string
  leads: number
  receivedAt: number
}

/** The leads of each form that the backend has yet to take, or that wait for an operator. */
export function countUndelivered(
  db: Database,
  state: 'pending' | 'failed' | 'held',
): Promise<Undelivered[]> {
  return (
    db
      .selectFrom('leads')
      .select([
        'form',
        (eb) => eb.fn.countAll<number>().as('leads'),
        (eb) => eb.fn.min<number>('received_at').as('receivedAt'),
      ])
      .where('state', '=', sql.lit(state))
      // None that is pending is erased, and its index does not say so.
      .$if(state !== 'pending', (query) => query.where('erased_at', 'is', null))
      .groupBy('form')
      .execute()
  )
}

/**
 * What has been pending for so long that it needs somebody: more than ten minutes.
 * @param now milliseconds since 1970
 */
export const isLate = ({ receivedAt }: Undelivered, now: number): boolean =>
  now - receivedAt > 10 * 60_000
