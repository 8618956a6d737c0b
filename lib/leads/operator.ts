import 'server-only'
import type { Database, LeadState, Tables } from '@/lib/store/tables'
import { makeDue } from './due'
import { eraseLead, truncateWriteAheadLog } from './erase'

/** A lead as it is stored. */
export type StoredLead = Tables['leads']

/** A lead without what it says of a person and where it came from. */
export type ListedLead = Omit<StoredLead, 'payload' | 'visit' | 'dedupe_key'>

/** Which leads are meant; `since` is milliseconds since 1970. */
export interface LeadFilter {
  state?: LeadState | undefined
  form?: string | undefined
  since?: number | undefined
}

/** Something that can't be done, told to the operator in one line. */
export class OperatorError extends Error {}

const page = 500
const retryBatch = 1_000
const listed = [
  'id',
  'form',
  'state',
  'attempts',
  'due_at',
  'lease_until',
  'hold_until',
  'received_at',
  'tried_since',
  'tried_at',
  'settled_at',
  'last_answer',
  'notice',
  'suspicion',
  'erased_at',
] as const

function whyNoRetry({ id, state, erased_at }: StoredLead): string {
  if (state === 'held') return `Lead ${id} is held: release it to have it delivered.`
  if (state === 'failed' && erased_at !== null)
    return `Lead ${id} was erased: nothing is left to deliver.`
  return `Lead ${id} is ${state}.`
}

/**
 * What an operator can do with the leads of a database while the site works with it (contract
 * "Commands"). An id may be shortened to a beginning of 4 or more characters that no other lead
 * has. All that take an id throw a {@link OperatorError} for one that is unknown or stands for several.
 */
export function operator(db: Database) {
  function matching({ state, form, since }: LeadFilter) {
    let query = db.selectFrom('leads')
    if (state !== undefined) query = query.where('state', '=', state)
    if (form !== undefined) query = query.where('form', '=', form)
    if (since !== undefined) query = query.where('received_at', '>=', since)
    return query
  }

  async function find(start: string): Promise<StoredLead> {
    if (!/^[0-9a-f-]{4,36}$/i.test(start)) {
      throw new OperatorError(
        `"${start}" is no id, nor 4 or more characters of the beginning of one.`,
      )
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

  return {
    /** One lead. */
    find,

    /** The newest first. */
    list: (filter: LeadFilter): Promise<ListedLead[]> =>
      matching(filter).select(listed).orderBy('received_at', 'desc').orderBy('id').execute(),

    /** The oldest first, a few hundred at a time in memory; leads that come in meanwhile are left out. */
    async *all(filter: LeadFilter): AsyncGenerator<StoredLead> {
      const ids = await matching(filter).select('id').orderBy('received_at').orderBy('id').execute()
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
    },

    /**
     * Makes a failed lead, or one that waits, due now, and has it tried for three days again.
     * @throws a {@link OperatorError} when it is delivered, held or erased
     */
    async retry(start: string, now: number): Promise<StoredLead> {
      const { id } = await find(start)
      const due = await makeDue(db, ['failed', 'pending'], now)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst()
      if (!due) throw new OperatorError(whyNoRetry(await find(id)))
      return due
    },

    /** Makes all failed leads due now, but for those that were erased. Returns how many. */
    async retryAllFailed(now: number): Promise<number> {
      let due = 0
      for (;;) {
        const failed = db
          .selectFrom('leads')
          .select('id')
          .where('state', '=', 'failed')
          .where('erased_at', 'is', null)
          .limit(retryBatch)
        const { numUpdatedRows } = await makeDue(db, ['failed'], now)
          .where('id', 'in', failed)
          .executeTakeFirstOrThrow()
        due += Number(numUpdatedRows)
        if (numUpdatedRows === 0n) return due
      }
    },

    /**
     * Has a held lead delivered.
     * @throws a {@link OperatorError} when it is not held
     */
    async release(start: string, now: number): Promise<StoredLead> {
      const { id } = await find(start)
      const due = await makeDue(db, ['held'], now)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst()
      if (!due) throw new OperatorError(`Lead ${id} is ${(await find(id)).state}, not held.`)
      return due
    },

    /**
     * Blanks the personal fields of a lead (a privacy request), whatever its state.
     * @throws a {@link OperatorError} when that was done before, or when others kept the file's
     * write-ahead log, which still has it, from being truncated
     */
    async erase(start: string, now: number): Promise<StoredLead> {
      const { id } = await find(start)
      for (;;) {
        const lead = await find(id)
        if (lead.erased_at !== null) throw new OperatorError(`Lead ${id} was erased before.`)
        if (await eraseLead(db, lead, now)) break
      }
      if (!(await truncateWriteAheadLog(db))) {
        throw new OperatorError(
          `Lead ${id} is erased. The file site.db-wal still holds it, because others were reading; it is truncated within the hour while the site runs.`,
        )
      }
      return find(id)
    },
  }
}
