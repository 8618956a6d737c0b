import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import type { Payload } from '@/lib/forms/parse'
import type { Database } from '@/lib/store/tables'
import type { Attribution } from './attribution'
import { makeDue } from './due'

/** What a form brought. Only `payload` ever reaches the backend. */
interface NewLead {
  form: string
  payload: Payload
  /** Made by the browser, the same for every repeat; `''` without JavaScript. */
  submission: string
  /** Milliseconds since 1970. */
  now: number
  /** The version of the consent text that was shown. */
  consentVersion?: string | undefined
  attribution?: Attribution | undefined
  /** Why it looks like a robot's: then it is held. */
  spamReason?: string | undefined
}

/** What became of a form: a new lead, or the same one again, which released it if it was stuck. */
interface Received {
  id: string
  repeated: boolean
  released: boolean
}

const repeatMs = 30 * 60_000
const repeatWithIdMs = 24 * 3_600_000

/** The same for each repeat of a submission. */
const dedupeKey = ({ form, payload, submission }: NewLead) =>
  createHash('sha256')
    .update(`${form}\n${submission}\n${JSON.stringify(payload)}`)
    .digest('hex')

const insert = (db: Database, lead: NewLead, dedupe_key: string) =>
  db
    .insertInto('leads')
    .values({
      id: randomUUID(),
      form: lead.form,
      payload: JSON.stringify(lead.payload),
      dedupe_key,
      state: lead.spamReason === undefined ? 'pending' : 'held',
      attempts: 0,
      due_at: lead.now,
      lease_until: 0,
      hold_until: 0,
      received_at: lead.now,
      tried_since: lead.now,
      tried_at: 0,
      notice: lead.consentVersion ?? null,
      visit: lead.attribution ? JSON.stringify(lead.attribution) : null,
      suspicion: lead.spamReason ?? null,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('id')
    .executeTakeFirst()

/**
 * Stores a lead durably before it returns. The same form with the same values and the same
 * submission id is one lead for a day, without an id for 30 minutes (contract "Forms"). A repeat of
 * a lead that failed or is held has it delivered.
 * @throws when the database refuses
 */
export async function receiveLead(db: Database, lead: NewLead): Promise<Received> {
  const key = dedupeKey(lead)
  const since = lead.now - (lead.submission === '' ? repeatMs : repeatWithIdMs)
  for (;;) {
    const stored = await insert(db, lead, key)
    if (stored) return { ...stored, repeated: false, released: false }
    const first = await db
      .selectFrom('leads')
      .select(['id', 'state', 'received_at'])
      .where('dedupe_key', '=', key)
      .executeTakeFirst()
    if (!first) continue
    const { id, state } = first
    if (first.received_at <= since) {
      // Its own id as key stands for no submission: these values are a new lead again.
      await db.updateTable('leads').set({ dedupe_key: id }).where('id', '=', id).execute()
      continue
    }
    const stuck = state === 'failed' || state === 'held'
    if (stuck) await makeDue(db, ['failed', 'held'], lead.now).where('id', '=', id).execute()
    return { id, repeated: true, released: stuck }
  }
}
