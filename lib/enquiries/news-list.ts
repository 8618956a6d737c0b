import 'server-only'
import { z } from 'zod'
import { deleteValue, readValue, writeValue } from './store/key-values'
import type { Database } from './store/tables'

const key = 'news-list'
const everyMs = 3_600_000
const missedSchema = z.object({ first: z.number(), last: z.number() })

/**
 * When the backend was asked for the list of the news and gave no good one, first and last since it gave one.
 * @returns undefined when none was missed
 * @throws when the store fails
 */
export async function missedNewsList(
  db: Database,
): Promise<z.infer<typeof missedSchema> | undefined> {
  const text = await readValue(db, key)
  return text === undefined ? undefined : missedSchema.parse(JSON.parse(text))
}

/**
 * Notes whether the backend gave a good list of the news, for the finding `news`. While it does, nothing is written;
 * while it does not, once an hour.
 * @throws when the store fails
 */
export async function noteNewsList(db: Database, isGood: boolean, now: number): Promise<void> {
  const missed = await missedNewsList(db)
  if (isGood && missed) return deleteValue(db, key)
  if (isGood || (missed && now - missed.last < everyMs)) return
  await writeValue(db, key, JSON.stringify({ first: missed?.first ?? now, last: now }), now)
}
