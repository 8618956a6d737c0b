import 'server-only'
import { deleteValue, readValue, writeValue } from '@/lib/store/key-values'
import type { Database } from '@/lib/store/tables'

const markKey = 'backend'
const refusedKey = 'backend-refused'

/** Backends on this machine, such as sandboxes with ports of their own, count as one. */
function identify(backend: string): string {
  const { hostname, href } = new URL(backend)
  return /^(localhost|127\..*|\[::1\])$/.test(hostname)
    ? 'this machine'
    : href.replace(/(?<!\/)\/+$/, '')
}

const read = async (db: Database, key: string) => {
  const text = await readValue(db, key)
  return text === undefined ? undefined : String(JSON.parse(text))
}
const write = (db: Database, key: string, backend: string, now: number) =>
  writeValue(db, key, JSON.stringify(backend), now)

/** The `BACKEND_URL` to which the leads of a store go; undefined before any site has delivered. */
export const markedBackend = (db: Database): Promise<string | undefined> => read(db, markKey)

/** The `BACKEND_URL` of the site that was refused last, unless an operator has decided since. */
export const refusedBackend = (db: Database): Promise<string | undefined> => read(db, refusedKey)

/** Has the leads of a store go to a backend from now on. */
export async function markBackend(db: Database, backend: string, now: number): Promise<void> {
  await write(db, markKey, backend, now)
  await deleteValue(db, refusedKey)
}

/**
 * Whether a site may deliver the leads of a store: two sites on one store by mistake must not deliver
 * each other's. The first one marks it.
 * @param backend its `BACKEND_URL`
 * @returns undefined if it may, else the backend to which they go
 * @throws when the store fails
 */
export async function otherBackend(
  db: Database,
  backend: string,
  now: number,
): Promise<string | undefined> {
  if ((await markedBackend(db)) === undefined)
    await db
      .insertInto('key_values')
      .values({ key: markKey, value: JSON.stringify(backend), stored_at: now })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute()
  const marked = await markedBackend(db)
  if (marked === undefined || identify(marked) === identify(backend)) return undefined
  if ((await refusedBackend(db)) !== backend) await write(db, refusedKey, backend, now)
  return marked
}
