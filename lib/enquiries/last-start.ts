import 'server-only'
import { z } from 'zod'
import { readValue, writeValue } from './store/key-values'
import type { Database } from './store/tables'

const key = 'last-start'
const startSchema = z.object({ build: z.string(), backend: z.string() })
type Start = z.infer<typeof startSchema>

/**
 * Notes which site has started on a store, for `leads health`.
 * @param start its build and its `BACKEND_URL`
 * @throws when the store fails
 */
export const noteStart = (db: Database, { build, backend }: Start, now: number): Promise<void> =>
  writeValue(db, key, JSON.stringify({ build, backend }), now)

/** The site that started last; undefined when none has noted it. Throws when the store fails. */
export async function lastStart(db: Database): Promise<Start | undefined> {
  const text = await readValue(db, key)
  return text === undefined ? undefined : startSchema.parse(JSON.parse(text))
}
