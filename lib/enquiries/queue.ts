import 'server-only'
import { sql } from 'kysely'
import type { PostResult } from './backend'
import type { Database, LeadState, Tables } from './store/tables'
import { responseStatus } from './redact'

const firstPauseMs = 4_000
/** The longest pause between two attempts, in milliseconds. */
const longestPauseMs = 15 * 60_000

/** Once the pauses of a lead come to more than this, it is failed and an operator has to look at it. */
const tryForMs = 3 * 24 * 3_600_000

/**
 * The pause before the next attempt, in whole milliseconds: growing, with jitter, at most 5 s the first
 * time and never over 15 min (contract "Wire").
 * @param attempts attempts made, 1 or more
 * @param retryAfterMs the pause that the backend asked for
 * @param random a number from 0 to 1
 */
export function pauseMs(attempts: number, retryAfterMs = 0, random = Math.random()): number {
  const ceiling = Math.min(firstPauseMs * 2 ** (attempts - 1), longestPauseMs)
  const jittered = ceiling * (0.5 + random / 2)
  return Math.round(Math.min(Math.max(jittered, retryAfterMs), longestPauseMs))
}

/** A lead that was taken for an attempt, which its `attempts` count already. */
export type ClaimedLead = Pick<Tables['leads'], 'id' | 'form' | 'payload' | 'attempts' | 'tried_ms'>

/** Which leads are wanted. Times are milliseconds since 1970. */
export interface ClaimOptions {
  form: string
  limit: number
  now: number
  /** Leads last tried before this time are due, whatever pause they are in. */
  recoveredAt: number
  /** The ids of leads that this process is still busy with, whatever the clock says of their leases. */
  except?: readonly string[]
}

/** Longer than a claim and an attempt last: a lead whose lease is over was cut off. */
const leaseMs = 15_000
/** How long a process still has to store the end of an attempt that looks cut off. */
const graceMs = 3_000
/** A time that is ahead by more than the longest pause and this was written while a clock was wrong. */
const aheadMs = 60_000
/** Milliseconds since the last attempt; 0 if no pause is as long, as a clock was wrong or the site did not run. */
const pausedMs = (now: number) => {
  const since = sql`cast(${now} as bigint) - tried_at`
  return sql<number>`case when ${since} between 0 and ${sql.lit(longestPauseMs + aheadMs)} then ${since} else 0 end`
}
/** The lead was claimed, and nothing was written since. */
const isCutOff = sql<boolean>`lease_until - tried_at = ${sql.lit(leaseMs)}`

function due(db: Database, wanted: ClaimOptions) {
  const { form, limit, now, recoveredAt, except = [] } = wanted
  return db
    .selectFrom('leads')
    .select('id')
    .where('state', '=', sql.lit('pending'))
    .where('form', '=', form)
    .$if(except.length > 0, (query) => query.where('id', 'not in', except))
    .where(sql<boolean>`(lease_until <= ${now} or lease_until > ${now + leaseMs + aheadMs})`)
    .where(
      sql<boolean>`(attempts = 0
        or due_at <= ${now} or due_at > ${now + longestPauseMs + aheadMs}
        or (tried_at < ${recoveredAt} and not_before <= ${now}))`,
    )
    .orderBy('attempts')
    .orderBy('due_at')
    .limit(limit)
}

/**
 * Takes leads of a form that are due, those with the fewest attempts first, and hides them while an
 * attempt can last. An attempt whose end was not stored is repeated in two steps, because a locked
 * store may have kept another process from writing that end: the first step gives it some seconds.
 * Writes nothing when no lead is due.
 * @throws when the database refuses
 */
export async function claimLeads(db: Database, wanted: ClaimOptions): Promise<ClaimedLead[]> {
  const { now } = wanted
  // On SQLite an update takes the lock of the file, also one that changes nothing.
  const mustLook = db.kind === 'sqlite'
  if (mustLook && !(await due(db, { ...wanted, limit: 1 }).executeTakeFirst())) return []
  const rows = await db
    .with('due', () =>
      due(db, wanted).$if(db.kind === 'postgres', (query) => query.forUpdate().skipLocked()),
    )
    .updateTable('leads')
    .set({
      attempts: sql`attempts + case when ${isCutOff} then 0 else 1 end`,
      lease_until: sql`cast(${now} as bigint) + case when ${isCutOff} then ${sql.lit(graceMs)} else ${sql.lit(leaseMs)} end`,
      tried_at: now,
      tried_ms: sql`tried_ms + case when ${isCutOff} then 0 else ${pausedMs(now)} end`,
    })
    .where('id', 'in', (eb) => eb.selectFrom('due').select('due.id'))
    .returning(['id', 'form', 'payload', 'attempts', 'tried_ms', 'lease_until'])
    .execute()
  return rows.filter(({ lease_until }) => lease_until === now + leaseMs)
}

/** How an attempt ended, as its lead has it. */
export interface Outcome {
  state: 'delivered' | 'failed' | 'pending'
  last_answer: string
  settled_at?: number
  due_at?: number
  not_before?: number
}

/**
 * What follows from the backend's response to an attempt (contract "Wire").
 * @param now when it came, in milliseconds since 1970
 * @param settled_at the same for what is kept
 */
export function decideOutcome(
  { kind, response: last_answer, retryAfterMs = 0 }: PostResult,
  { attempts, tried_ms }: ClaimedLead,
  now: number,
  settled_at: number,
): Outcome {
  if (kind === 'delivered') return { state: 'delivered', last_answer, settled_at }
  if (kind === 'refused' || tried_ms > tryForMs) return { state: 'failed', last_answer, settled_at }
  const due_at = now + pauseMs(attempts, retryAfterMs)
  const not_before = now + Math.min(Math.round(retryAfterMs), longestPauseMs)
  return { state: 'pending', last_answer, due_at, not_before }
}

/**
 * Records how an attempt ended. Delivered always counts; any other end only while no later attempt
 * was begun.
 * @throws when the database refuses
 */
export async function settleLead(
  db: Database,
  { id, attempts }: Pick<ClaimedLead, 'id' | 'attempts'>,
  { last_answer, ...end }: Outcome,
): Promise<void> {
  const kept = sql<string>`case when erased_at is null then ${last_answer} else ${responseStatus(last_answer)} end`
  await db
    .updateTable('leads')
    .set({ ...end, last_answer: kept, lease_until: 0 })
    .where('id', '=', id)
    .$if(end.state !== 'delivered', (query) =>
      query.where('state', '=', 'pending').where('attempts', '=', attempts),
    )
    .execute()
}

/**
 * The statement that has leads delivered now, and tried for three days from now on; the caller says
 * which leads. Redacted ones are left alone: nothing of them is left to deliver.
 * @param from in which states
 */
export const scheduleNow = (db: Database, from: LeadState[], now: number) =>
  db
    .updateTable('leads')
    .set({ state: 'pending', due_at: now, tried_ms: 0, not_before: 0, settled_at: null })
    .where('state', 'in', from)
    .where('erased_at', 'is', null)
