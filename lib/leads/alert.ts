import 'server-only'
import { z } from 'zod'
import { brand } from '@/content/brand'
import { log } from '@/lib/log'
import { readCached } from '@/lib/store/content-cache'
import type { Database } from '@/lib/store/tables'
import { countLeads, isLate, oldestWaiting } from './lead-counts'

/** What was last sent, and until when one instance has claimed the next message. */
const toldSchema = z.object({ status: z.enum(['firing', 'resolved']), claimedUntil: z.number() })
type Told = z.infer<typeof toldSchema>

const nothingTold: Told = { status: 'resolved', claimedUntil: 0 }

/** The row that all instances share; those of the news have other keys. */
const key = 'alert'
const answerMs = 10_000
/** Longer than an answer is waited for, shorter than the time to the next look. */
const claimMs = 30_000

/** Says what is wrong, without anything personal; undefined when all is well. */
async function findTrouble(db: Database, now: number): Promise<string | undefined> {
  const late = (await oldestWaiting(db)).filter((waiting) => isLate(waiting, now))
  const failed = (await countLeads(db)).filter(({ state }) => state === 'failed')
  const parts = [
    ...late.map(({ form, leads, receivedAt }) => {
      const minutes = Math.floor((now - receivedAt) / 60_000)
      return `${form}: ${leads} waiting, the oldest for ${minutes} minutes`
    }),
    ...failed.map(({ form, leads }) => `${form}: ${leads} failed`),
  ]
  return parts.length > 0 ? parts.join('; ') : undefined
}

/** Puts `next` in the place of what was read; false when another instance was faster. */
async function replaceTold(db: Database, read: string | undefined, next: Told, now: number) {
  const row = { key, value: JSON.stringify(next), stored_at: now }
  const replaced = await db
    .insertInto('content_cache')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet(row)
        .where('content_cache.value', '=', read ?? ''),
    )
    .returning('key')
    .executeTakeFirst()
  return replaced !== undefined
}

/** The address may hold a secret, so errors that name it are not logged. */
async function post(url: string, status: Told['status'], summary: string): Promise<boolean> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ status, summary }),
      redirect: 'manual',
      signal: AbortSignal.timeout(answerMs),
    })
    await answer.body?.cancel()
    if (!answer.ok) log.warn({ status: answer.status }, 'ALERT_URL did not take a message')
    return answer.ok
  } catch {
    log.warn('ALERT_URL did not answer')
    return false
  }
}

/**
 * Tells `ALERT_URL` once when enquiries begin to wait longer than ten minutes or fail, and once when
 * none does any more (contract "Settings"), whichever instance sees it first. What could not be told
 * is told by the next call, if it is still so.
 * @param now milliseconds since 1970
 * @throws when the store fails
 */
export async function sendAlert(db: Database, url: string, now: number): Promise<void> {
  const trouble = await findTrouble(db, now)
  const status = trouble ? 'firing' : 'resolved'
  const read = await readCached(db, key)
  const told = read ? toldSchema.parse(JSON.parse(read)) : nothingTold
  if (told.status === status || told.claimedUntil > now) return
  const claim = { ...told, claimedUntil: now + claimMs }
  if (!(await replaceTold(db, read, claim, now))) return
  const summary = `${brand.name}: ${trouble ?? 'no enquiry has waited long or failed any more'}.`
  const taken = await post(url, status, summary)
  const next = { status: taken ? status : told.status, claimedUntil: 0 }
  await replaceTold(db, JSON.stringify(claim), next, now)
}
