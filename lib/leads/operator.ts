import 'server-only'
import type { Database, LeadState } from '@/lib/store/tables'
import { makeDue } from './due'
import { eraseLead, truncateWriteAheadLog } from './erase'
import { findLead, OperatorError, type StoredLead } from './find-leads'

// What an operator can do with leads while the site works with them (contract "Commands"). Ids may be
// shortened, and are refused, as `findLead` says; `now` is milliseconds since 1970.

const retryBatch = 1_000

async function makeDueById(
  db: Database,
  start: string,
  from: LeadState[],
  now: number,
  whyNot: (lead: StoredLead) => string,
): Promise<StoredLead> {
  const { id } = await findLead(db, start)
  const due = await makeDue(db, from, now).where('id', '=', id).returningAll().executeTakeFirst()
  if (!due) throw new OperatorError(whyNot(await findLead(db, id)))
  return due
}

function whyNoRetry({ id, state, erased_at }: StoredLead): string {
  if (state === 'held') return `Lead ${id} is held: release it to have it delivered.`
  if (state === 'failed' && erased_at !== null)
    return `Lead ${id} was erased: nothing is left to deliver.`
  return `Lead ${id} is ${state}.`
}

/**
 * Makes a failed lead, or one that waits, due now, and has it tried for three days again.
 * @throws an {@link OperatorError} when it is delivered, held or erased
 */
export const retryById = (db: Database, start: string, now: number): Promise<StoredLead> =>
  makeDueById(db, start, ['failed', 'pending'], now, whyNoRetry)

/**
 * Has a held lead delivered.
 * @throws an {@link OperatorError} when it is not held
 */
export const releaseById = (db: Database, start: string, now: number): Promise<StoredLead> =>
  makeDueById(db, start, ['held'], now, ({ id, state }) => `Lead ${id} is ${state}, not held.`)

/** Makes all failed leads due now, but for those that were erased. Returns how many. */
export async function retryAllFailed(db: Database, now: number): Promise<number> {
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
}

/**
 * Blanks the personal fields of a lead (a privacy request), whatever its state.
 * @throws an {@link OperatorError} when that was done before, or when others kept the file's
 * write-ahead log, which still has it, from being truncated
 */
export async function eraseById(db: Database, start: string, now: number): Promise<StoredLead> {
  const { id } = await findLead(db, start)
  for (;;) {
    const lead = await findLead(db, id)
    if (lead.erased_at !== null) throw new OperatorError(`Lead ${id} has already been erased.`)
    if (await eraseLead(db, lead, now)) break
  }
  if (!(await truncateWriteAheadLog(db))) {
    throw new OperatorError(
      `Lead ${id} is erased, but the file site.db-wal still holds it, because other processes were reading. The running site truncates that file within the hour.`,
    )
  }
  return findLead(db, id)
}
