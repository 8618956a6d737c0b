import 'server-only'
import { sql } from 'kysely'
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

/** Of a form with pending leads: how many, and when the oldest came in. */
interface Pending {
  form: string
  leads: number
  receivedAt: number
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
