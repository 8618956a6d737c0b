import 'server-only'
import { sql } from 'kysely'
import type { Database, LeadState } from '@/lib/store/tables'

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

/** Of a form whose leads wait for delivery: how many, and when the oldest came in. */
interface Waiting {
  form: string
  leads: number
  receivedAt: number
}

/** What waits for delivery, by form. */
export function oldestWaiting(db: Database): Promise<Waiting[]> {
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
 * Whether a lead has waited so long for delivery that it needs somebody: more than ten minutes.
 * @param now milliseconds since 1970
 */
export const isLate = ({ receivedAt }: Waiting, now: number): boolean =>
  now - receivedAt > 10 * 60_000
