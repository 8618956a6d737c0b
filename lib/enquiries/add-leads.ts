import 'server-only'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { OperatorError, readLeads, type StoredLead } from './admin'
import { openPostgres } from './store/postgres'
import { openSqlite } from './store/sqlite'
import type { Database } from './store/tables'

const atOnce = 100

/** Opens a store that is not the site's. */
async function openOther(from: string, queryMs: number): Promise<Database> {
  if (/^postgres(ql)?:/.test(from)) return openPostgres(from, queryMs)
  const file = path.resolve(from)
  if (!existsSync(/* turbopackIgnore: true */ file)) throw new OperatorError(`There is no ${file}.`)
  try {
    return await openSqlite(file)
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'STORE_CLOSED') throw error
    throw new OperatorError(
      `${file} and its folder have to be this user’s: copy it into a folder of its own.`,
    )
  }
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

/**
 * Adds to a store the leads of another that it lacks, as they are: when a site moves to Postgres or back, or after a
 * backup was restored. One that both have stays as it is, so that it may be done twice.
 * @param from a file of SQLite, or a `postgres://` address
 * @param queryMs how long Postgres may take for a statement
 * @returns how many were added, and how many of those are pending
 * @throws an {@link OperatorError} when there is no such file or this user can't open it
 */
export async function addLeads(
  db: Database,
  from: string,
  queryMs: number,
): Promise<{ added: number; pending: number }> {
  const other = await openOther(from, queryMs)
  try {
    let [added, pending] = [0, 0]
    for await (const batch of inBatches(readLeads(other, {}, 'oldest'))) {
      const rows = await db
        .insertInto('leads')
        .values(batch)
        .onConflict((conflict) => conflict.doNothing())
        .returning('state')
        .execute()
      added += rows.length
      pending += rows.filter(({ state }) => state === 'pending').length
    }
    return { added, pending }
  } finally {
    await other.destroy()
  }
}

/**
 * How many leads of a file of SQLite are undelivered, and not in a store.
 * @throws as {@link openSqlite}
 */
export async function countMissing(file: string, db: Database): Promise<number> {
  const other = await openSqlite(file)
  try {
    const undelivered = await other
      .selectFrom('leads')
      .select(['id', 'dedupe_key'])
      .where('state', 'in', ['pending', 'failed', 'held'])
      .where('erased_at', 'is', null)
      .limit(1000)
      .execute()
    if (undelivered.length === 0) return 0
    const here = await db
      .selectFrom('leads')
      .select(['id', 'dedupe_key'])
      .where((eb) =>
        eb.or([
          eb(
            'id',
            'in',
            undelivered.map(({ id }) => id),
          ),
          eb(
            'dedupe_key',
            'in',
            undelivered.map((one) => one.dedupe_key),
          ),
        ]),
      )
      .execute()
    const known = new Set(here.flatMap(({ id, dedupe_key }) => [id, dedupe_key]))
    return undelivered.filter(({ id, dedupe_key }) => !known.has(id) && !known.has(dedupe_key))
      .length
  } finally {
    await other.destroy()
  }
}
