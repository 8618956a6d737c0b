import 'server-only'
import { sql } from 'kysely'
import type { Database, LeadState } from '@/lib/store/tables'

/** A lead that waits longer for delivery needs somebody, in milliseconds. */
export const longWaitMs = 10 * 60_000

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

/** Of each form whose leads wait for delivery: how many, and when the oldest came in. */
export function oldestWaiting(
  db: Database,
): Promise<{ form: string; leads: number; receivedAt: number }[]> {
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
