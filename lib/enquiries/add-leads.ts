import 'server-only'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { OperatorError, readLeads, redactAll, type StoredLead } from './admin'
import { openPostgres } from './store/postgres'
import { openSqlite } from './store/sqlite'
import type { Database } from './store/tables'

const atOnce = 100

/** Opens a store that is not the site's. */
async function openOther(from: string, queryMs: number): Promise<Database> {
  if (/^postgres(ql)?:/.test(from)) return openPostgres(from, queryMs)
  const file = path.resolve(from)
  if (!existsSync(/* turbopackIgnore: true */ file)) throw new OperatorError(`There is no ${file}.`)
  return openSqlite(file)
}

async function* inBatches(leads: AsyncIterable<StoredLead>) {
  let batch: StoredLead[] = []
  for await (const lead of leads) {
    batch.push(lead)
    if (batch.length < atOnce) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** The leads that were redacted in another store since this one was copied from it. */
async function redactedThere(db: Database, batch: readonly StoredLead[]): Promise<string[]> {
  const redacted = batch.filter(({ erased_at }) => erased_at !== null).map(({ id }) => id)
  if (redacted.length === 0) return []
  const whole = await db
    .selectFrom('leads')
    .select('id')
    .where('id', 'in', redacted)
    .where('erased_at', 'is', null)
    .execute()
  return whole.map(({ id }) => id)
}

/**
 * Adds to a store the leads of another that it lacks, as they are: when a site moves to Postgres or back, or after a
 * backup was restored. One that both have stays as it is, but is redacted where it is redacted there, so that it may be
 * done twice.
 * @param from a file of SQLite, or a `postgres://` address
 * @param queryMs how long Postgres may take for a statement
 * @returns how many were added, how many of those are pending, and how many were redacted
 * @throws an {@link OperatorError} when there is no such file; as {@link openSqlite} and {@link redactAll}
 */
export async function addLeads(
  db: Database,
  from: string,
  queryMs: number,
  now: number,
): Promise<{ added: number; pending: number; redacted: number }> {
  const other = await openOther(from, queryMs)
  try {
    let [added, pending] = [0, 0]
    const redacted: string[] = []
    for await (const batch of inBatches(readLeads(other, {}, 'oldest'))) {
      const rows = await db
        .insertInto('leads')
        .values(batch)
        .onConflict((conflict) => conflict.doNothing())
        .returning('state')
        .execute()
      added += rows.length
      pending += rows.filter(({ state }) => state === 'pending').length
      redacted.push(...(await redactedThere(db, batch)))
    }
    await redactAll(db, redacted, now)
    return { added, pending, redacted: redacted.length }
  } finally {
    await other.destroy()
  }
}
