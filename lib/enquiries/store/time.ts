import 'server-only'
import { sql } from 'kysely'
import type { Database } from './tables'

/**
 * The time by which all processes of a store judge leases: machines' clocks may differ, so that of Postgres.
 * @returns milliseconds since 1970
 * @throws when the database refuses
 */
export async function storeTime(db: Database): Promise<number> {
  if (db.kind === 'sqlite') return Date.now()
  const { rows } = await sql<{ now: number }>`
    select cast(extract(epoch from clock_timestamp()) * 1000 as bigint) as now`.execute(db)
  return rows[0]?.now ?? Date.now()
}
