import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import type { Payload } from '@/lib/forms/parse'
import type { Database, LeadState } from '@/lib/store/database'

/** A lead that was taken for a delivery. `body` is the JSON text for the backend. */
export interface ClaimedLead {
  id: string
  form: string
  body: string
  /** Deliveries begun, this one included. */
  attempts: number
  /** When the lead was received, in milliseconds since 1970. */
  receivedAt: number
}

/** How an attempt ended. Times are milliseconds since 1970. */
export type Outcome =
  | { state: 'delivered' | 'failed'; answer: string; at: number }
  | { state: 'pending'; answer: string; dueAt: number }

/** The store of leads. A lead and its delivery are one row, so that they can't come apart. */
export interface LeadStore {
  receive(lead: NewLead): Promise<{ id: string; repeated: boolean }>
  claim(limit: number, now: number, leaseMs: number): Promise<ClaimedLead[]>
  settle(id: string, outcome: Outcome): Promise<void>
}

export interface NewLead {
  form: string
  payload: Payload
  /** Made by the browser, the same for every repeat; `''` without JavaScript. */
  submission: string
  /** Milliseconds since 1970. */
  now: number
}

const columns = [
  'id',
  'form',
  'payload',
  'dedupe_key',
  'state',
  'attempts',
  'due_at',
  'received_at',
] as const
const repeatWindowMs = 30 * 60_000

/**
 * The leads in a database (contract "Forms" and "Wire").
 *
 * - `receive` stores a lead durably before it returns. The same form with the same values and the
 *   same submission is one lead; without a submission id, within 30 minutes.
 * - `claim` takes up to `limit` leads that are due, oldest first, and hides them for `leaseMs`, so
 *   that an attempt cut off by a crash is due again afterwards.
 * - `settle` records how an attempt ended.
 *
 * Each is one statement and throws when the database refuses it.
 */
export function leadStore(db: Database): LeadStore {
  return {
    async receive({ form, payload, submission, now }) {
      const id = randomUUID()
      const body = JSON.stringify(payload)
      const key = createHash('sha256').update(`${form}\n${submission}\n${body}`).digest('hex')
      const since = submission === '' ? now - repeatWindowMs : 0
      const isNew = db
        .selectNoFrom((eb) => [
          eb.val(id).as('id'),
          eb.val(form).as('form'),
          eb.val(body).as('payload'),
          eb.val(key).as('dedupe_key'),
          eb.val<LeadState>('pending').as('state'),
          eb.val(0).as('attempts'),
          eb.val(now).as('due_at'),
          eb.val(now).as('received_at'),
        ])
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('leads')
                .select('leads.id')
                .where('leads.dedupe_key', '=', key)
                .where('leads.received_at', '>', since),
            ),
          ),
        )
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('leads')
        .columns([...columns])
        .expression(isNew)
        .executeTakeFirstOrThrow()
      if (numInsertedOrUpdatedRows === 1n) return { id, repeated: false }
      const first = await db
        .selectFrom('leads')
        .select('id')
        .where('dedupe_key', '=', key)
        .orderBy('received_at', 'desc')
        .executeTakeFirstOrThrow()
      return { id: first.id, repeated: true }
    },

    async claim(limit, now, leaseMs) {
      const rows = await db
        .updateTable('leads')
        .set((eb) => ({ attempts: eb('attempts', '+', 1), due_at: now + leaseMs }))
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('leads')
            .select('id')
            .where('state', '=', 'pending')
            .where('due_at', '<=', now)
            .orderBy('due_at')
            .limit(limit),
        )
        .returning(['id', 'form', 'payload', 'attempts', 'received_at'])
        .execute()
      return rows.map(({ payload: body, received_at: receivedAt, ...lead }) => ({
        ...lead,
        body,
        receivedAt,
      }))
    },

    async settle(id, outcome) {
      const { state, answer: last_answer } = outcome
      const change =
        outcome.state === 'pending' ? { due_at: outcome.dueAt } : { settled_at: outcome.at }
      await db
        .updateTable('leads')
        .set({ state, last_answer, ...change })
        .where('id', '=', id)
        .execute()
    },
  }
}
