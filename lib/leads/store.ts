import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Payload } from '@/lib/forms/parse'
import { type Database, database, isPostgres, type LeadState } from '@/lib/store/database'
import { answerStatus } from './erase'
import type { Attribution } from './attribution'

/** A lead that was taken for a delivery. `body` is the JSON text for the backend. */
export interface ClaimedLead {
  id: string
  form: string
  body: string
  /** Deliveries begun, this one included. */
  attempts: number
  /** Since when it is tried, in milliseconds since 1970. */
  triedSince: number
}

/** How an attempt ended. Times are milliseconds since 1970. */
export type Outcome =
  | { state: 'delivered' | 'failed'; answer: string; at: number }
  | { state: 'pending'; answer: string; dueAt: number; holdUntil: number }

/** What a form brought. Only `payload` ever reaches the backend. */
interface NewLead {
  form: string
  payload: Payload
  /** Made by the browser, the same for every repeat; `''` without JavaScript. */
  submission: string
  /** Milliseconds since 1970. */
  now: number
  /** The version of the consent notice that was shown. */
  notice?: string | undefined
  visit?: Attribution | undefined
  /** Why it may be a robot's: then it waits for an operator. */
  suspicion?: string | undefined
}

const repeatWindowMs = 30 * 60_000

/** The values that make a repeated submission the same. */
const keyOf = ({ form, payload, submission }: NewLead) =>
  createHash('sha256')
    .update(`${form}\n${submission}\n${JSON.stringify(payload)}`)
    .digest('hex')

/**
 * The leads in a database (contract "Forms" and "Wire"). A lead and its delivery are one row and
 * each step is one statement, so that they can't come apart; each throws when the database refuses.
 */
export function leadStore(db: Database) {
  /**
   * Each statement says how far SQLite goes before it returns, and holds the connection meanwhile.
   * `normal`: a power cut may undo it, but nothing that came before or after as `full`.
   */
  const synced = async <T>(level: 'full' | 'normal', work: (one: Database) => Promise<T>) =>
    isPostgres(db)
      ? work(db)
      : db.connection().execute(async (one) => {
          await sql`pragma synchronous = ${sql.raw(level)}`.execute(one)
          return work(one)
        })

  const insert = async (one: Database, lead: NewLead, dedupe_key: string) =>
    one
      .insertInto('leads')
      .values({
        id: randomUUID(),
        form: lead.form,
        payload: JSON.stringify(lead.payload),
        dedupe_key,
        state: lead.suspicion === undefined ? 'pending' : 'suspect',
        attempts: 0,
        due_at: lead.now,
        lease_until: 0,
        hold_until: 0,
        received_at: lead.now,
        tried_since: lead.now,
        notice: lead.notice ?? null,
        visit: lead.visit ? JSON.stringify(lead.visit) : null,
        suspicion: lead.suspicion ?? null,
      })
      .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
      .returning('id')
      .executeTakeFirst()

  /** A lead received before `since` no longer stands for new ones with its values. */
  const release = async (dedupe_key: string, since: number) =>
    db
      .updateTable('leads')
      .set((eb) => ({ dedupe_key: eb.ref('id') }))
      .where('dedupe_key', '=', dedupe_key)
      .where('received_at', '<=', since)
      .executeTakeFirst()

  return {
    /**
     * Stores a lead durably before it returns. The same form with the same values and the same
     * submission id is one lead; without an id, within 30 minutes.
     */
    async receive(lead: NewLead): Promise<{ id: string; repeated: boolean }> {
      const key = keyOf(lead)
      for (;;) {
        const stored = await synced('full', (one) => insert(one, lead, key))
        if (stored) return { ...stored, repeated: false }
        if (lead.submission === '') await release(key, lead.now - repeatWindowMs)
        const first = await db
          .selectFrom('leads')
          .select('id')
          .where('dedupe_key', '=', key)
          .executeTakeFirst()
        if (first) return { ...first, repeated: true }
      }
    },

    /**
     * Takes up to `limit` leads that are due, the longest due first, and hides them for `leaseMs`,
     * so that an attempt that a crash cut off is made again.
     */
    async claim(limit: number, now: number, leaseMs: number): Promise<ClaimedLead[]> {
      const take = (one: Database) =>
        one
          .with('due', (query) =>
            query
              .selectFrom('leads')
              .select('id')
              .where('state', '=', 'pending')
              .where('due_at', '<=', now)
              .where('lease_until', '<=', now)
              .orderBy('due_at')
              .limit(limit)
              .$if(isPostgres(db), (locked) => locked.forUpdate().skipLocked()),
          )
          .updateTable('leads')
          .set((eb) => ({ attempts: eb('attempts', '+', 1), lease_until: now + leaseMs }))
          .where('id', 'in', (eb) => eb.selectFrom('due').select('due.id'))
          .returning(['id', 'form', 'payload', 'attempts', 'tried_since'])
          .execute()
      // What a power cut undoes of an attempt is made again, with the same key.
      const rows = await synced('normal', take)
      return rows.map(({ payload: body, tried_since: triedSince, ...lead }) => ({
        ...lead,
        body,
        triedSince,
      }))
    },

    /**
     * Records how an attempt ended. Delivered always counts; any other end only while no later
     * attempt was begun.
     */
    async settle({ id, attempts }: Pick<ClaimedLead, 'id' | 'attempts'>, outcome: Outcome) {
      const { state, answer } = outcome
      const pending = outcome.state === 'pending'
      const change = pending
        ? { due_at: outcome.dueAt, hold_until: outcome.holdUntil }
        : { settled_at: outcome.at }
      const record = (one: Database) =>
        one
          .updateTable('leads')
          .set((eb) => ({
            state,
            last_answer: eb
              .case()
              .when('erased_at', 'is', null)
              .then(answer)
              .else(answerStatus(answer))
              .end(),
            lease_until: 0,
            ...change,
          }))
          .where('id', '=', id)
          .$if(state !== 'delivered', (query) =>
            query.where('state', '=', 'pending').where('attempts', '=', attempts),
          )
          .execute()
      await synced('normal', record)
    },

    /** How many leads there are of each form in each state, without those erased before delivery. */
    async counts(): Promise<{ form: string; state: LeadState; leads: number }[]> {
      return db
        .selectFrom('leads')
        .select(['form', 'state', (eb) => eb.fn.countAll<number>().as('leads')])
        .where((eb) => eb.or([eb('erased_at', 'is', null), eb('state', '=', 'delivered')]))
        .groupBy(['form', 'state'])
        .execute()
    },

    /** Makes waiting leads due now, those the backend asked to hold back when that time is over. */
    async hasten(now: number): Promise<void> {
      await db
        .updateTable('leads')
        .set((eb) => ({
          due_at: eb.case().when('hold_until', '>', now).then(eb.ref('hold_until')).else(now).end(),
        }))
        .where('state', '=', 'pending')
        .where('due_at', '>', now)
        .execute()
    },
  }
}

/** The store of leads. */
export type LeadStore = ReturnType<typeof leadStore>

/**
 * The leads in the process's own database.
 * @throws when it can't be opened; the next call tries again
 */
export const leads = async (): Promise<LeadStore> => leadStore(await database())
