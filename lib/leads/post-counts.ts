import 'server-only'
import { sql } from 'kysely'
import { metrics } from '@/lib/metrics'
import { remember } from '@/lib/remember'
import type { Database } from '@/lib/store/tables'

const minuteMs = 60_000
const keptMs = 24 * 3_600_000

/**
 * Adds to the store how posts have ended since the last call, for the operator's command, which is a
 * process of its own. Writes nothing when there were none.
 * @param now milliseconds since 1970
 */
export async function savePostCounts(db: Database, now: number): Promise<void> {
  const saved = remember('saved post counts', () => new Map<string, number>())
  const { values } = await metrics().posts.get()
  const minute = Math.floor(now / minuteMs) * minuteMs
  let wrote = false
  for (const { labels, value } of values) {
    const result = String(labels.result)
    const posts = value - (saved.get(result) ?? 0)
    if (posts === 0) continue
    await db
      .insertInto('post_counts')
      .values({ minute, result, posts })
      .onConflict((conflict) =>
        conflict
          .columns(['minute', 'result'])
          .doUpdateSet({ posts: sql`post_counts.posts + excluded.posts` }),
      )
      .execute()
    saved.set(result, value)
    wrote = true
  }
  if (wrote)
    await db
      .deleteFrom('post_counts')
      .where('minute', '<', now - keptMs)
      .execute()
}

/**
 * How many posts ended in each way since a time, over all instances; up to a minute behind.
 * @param since milliseconds since 1970
 */
export async function readPostCounts(db: Database, since: number): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('post_counts')
    .select(['result', (eb) => eb.fn.sum<number>('posts').as('posts')])
    .where('minute', '>', since)
    .groupBy('result')
    .execute()
  return new Map(rows.map(({ result, posts }) => [result, Number(posts)]))
}
