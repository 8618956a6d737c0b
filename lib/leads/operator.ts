import 'server-only'
import type { Database, LeadState, Tables } from '@/lib/store/database'
import { truncateWriteAheadLog, eraseLead } from './erase'

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
  'settled_at',
  'last_answer',
  'notice',
  'suspicion',
  'erased_at',
] as const

const whyNoRetry = ({ id, state, erased_at }: StoredLead) =>
  erased_at !== null && state === 'failed'
    ? `Lead ${id} was erased: nothing is left to deliver.`
    : state === 'suspect'
      ? `Lead ${id} is a suspect: release it, then it is delivered.`
      : `Lead ${id} is ${state}.`

/**
 * What an operator can do with the leads of a database while the site works with it (contract
 * "Commands"). An id may be shortened to a beginning of 4 or more characters that no other lead
 * has. All that take an id throw a {@link OperatorError} for one that is unknown or stands for several.
 */
export function operator(db: Database) {
  const matching = ({ state, form, since }: LeadFilter) =>
    db
      .selectFrom('leads')
      .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'failed'))
      .$if(form !== undefined, (query) => query.where('form', '=', form ?? ''))
      .$if(since !== undefined, (query) => query.where('received_at', '>=', since ?? 0))

  const makeDue = (from: LeadState[], now: number) =>
    db
      .updateTable('leads')
      .set({ state: 'pending', due_at: now, tried_since: now, hold_until: 0, settled_at: null })
      .where('state', 'in', from)
      .where('erased_at', 'is', null)

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
     * @throws a {@link OperatorError} when it is delivered, a suspect or erased
     */
    async retry(start: string, now: number): Promise<StoredLead> {
      const { id } = await find(start)
      const due = await makeDue(['failed', 'pending'], now)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst()
      if (!due) throw new OperatorError(whyNoRetry(await find(id)))
      return due
    },

    /** Makes all failed leads due now, but for those that were erased. Returns how many. */
    async retryAllFailed(now: number): Promise<number> {
      const { numUpdatedRows } = await makeDue(['failed'], now).executeTakeFirstOrThrow()
      return Number(numUpdatedRows)
    },

    /**
     * Lets a suspect be delivered.
     * @throws a {@link OperatorError} when it is none
     */
    async release(start: string, now: number): Promise<StoredLead> {
      const { id } = await find(start)
      const due = await makeDue(['suspect'], now)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst()
      if (!due) throw new OperatorError(`Lead ${id} is ${(await find(id)).state}, not a suspect.`)
      return due
    },

    /**
     * Blanks the personal fields of a lead (a privacy request), whatever its state.
     * @throws a {@link OperatorError} when that was done before
     */
    async erase(start: string, now: number): Promise<StoredLead> {
      const { id } = await find(start)
      for (;;) {
        const lead = await find(id)
        if (lead.erased_at !== null) throw new OperatorError(`Lead ${id} was erased before.`)
        if (await eraseLead(db, lead, now)) break
      }
      await truncateWriteAheadLog(db)
      return find(id)
    },
  }
}
