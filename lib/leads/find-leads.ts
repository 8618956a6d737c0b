import 'server-only'
import type { Database, LeadState, Tables } from '@/lib/store/tables'

/** A lead as it is stored. */
export type StoredLead = Tables['leads']

const listed = [
  'id',
  'form',
  'state',
  'attempts',
  'due_at',
  'received_at',
  'tried_since',
  'settled_at',
  'last_answer',
  'notice',
  'suspicion',
  'erased_at',
] as const

/** A lead without what it says of a person and where it came from. */
export type ListedLead = Pick<StoredLead, (typeof listed)[number]>

/** Which leads are meant; `since` is milliseconds since 1970. */
export interface LeadFilter {
  state?: LeadState | undefined
  form?: string | undefined
  since?: number | undefined
}

/** Something that can't be done, told to the operator in one line. */
export class OperatorError extends Error {}

const page = 500

function matching(db: Database, { state, form, since }: LeadFilter) {
  let query = db.selectFrom('leads')
  if (state !== undefined) query = query.where('state', '=', state)
  if (form !== undefined) query = query.where('form', '=', form)
  if (since !== undefined) query = query.where('received_at', '>=', since)
  return query
}

/**
 * One lead.
 * @param start its id, or a beginning of 4 or more characters that no other lead has
 * @throws an {@link OperatorError} when it is unknown or stands for several
 */
export async function findLead(db: Database, start: string): Promise<StoredLead> {
  if (!/^[0-9a-f-]{4,36}$/i.test(start)) {
    throw new OperatorError(`"${start}" is not an id, nor the first 4 or more characters of one.`)
  }
  const [lead, second] = await db
    .selectFrom('leads')
    .selectAll()
    .where('id', 'like', `${start.toLowerCase()}%`)
    .limit(2)
    .execute()
  if (!lead) throw new OperatorError(`There is no lead ${start}.`)
  if (second) throw new OperatorError(`Several leads begin with ${start}: give more of the id.`)
  return lead
}

/** The leads that are meant, the newest first. */
export const listLeads = (db: Database, filter: LeadFilter): Promise<ListedLead[]> =>
  matching(db, filter).select(listed).orderBy('received_at', 'desc').orderBy('id').execute()

/** The same whole, the oldest first, a few hundred at a time in memory, without those that come in meanwhile. */
export async function* readLeads(db: Database, filter: LeadFilter): AsyncGenerator<StoredLead> {
  const ids = await matching(db, filter).select('id').orderBy('received_at').orderBy('id').execute()
  for (let from = 0; from < ids.length; from += page) {
    const wanted = ids.slice(from, from + page).map(({ id }) => id)
    yield* await db
      .selectFrom('leads')
      .selectAll()
      .where('id', 'in', wanted)
      .orderBy('received_at')
      .orderBy('id')
      .execute()
  }
}
