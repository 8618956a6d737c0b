import 'server-only'
import { z } from 'zod'
import { brand } from '@/content/brand'
import { log } from '@/lib/log'
import { assertStoreIsWhole } from './store/open'
import { readValue } from './store/key-values'
import type { Database } from './store/tables'
import { countAnsweredWithPage, countUndelivered, isLate } from './counts'
import { noteStart } from './last-start'

const everyMs = 60_000
const looksADay = 24 * 60

const findLate = async (db: Database, now: number) =>
  (await countUndelivered(db, 'pending')).filter((pending) => isLate(pending, now))

/**
 * Says in the log when leads of a form begin to be pending for longer than ten minutes, and when that
 * is over.
 * @param late the forms that were late at the last look; changed by this one
 * @param now milliseconds since 1970
 */
export async function watchPending(db: Database, late: Set<string>, now: number): Promise<void> {
  const found = await findLate(db, now)
  for (const { form, leads, receivedAt } of found.filter((one) => !late.has(one.form))) {
    const seconds = Math.round((now - receivedAt) / 1000)
    log.error({ form, leads, seconds }, 'leads have been pending for more than ten minutes')
    late.add(form)
  }
  for (const form of late.difference(new Set(found.map((one) => one.form)))) {
    log.info({ form }, 'leads are no longer pending for more than ten minutes')
    late.delete(form)
  }
}

/** What was last sent, and until when one instance has claimed the next message. */
const sentSchema = z.object({ status: z.enum(['firing', 'resolved']), claimedUntil: z.number() })
type Sent = z.infer<typeof sentSchema>

const nothingSent: Sent = { status: 'resolved', claimedUntil: 0 }

const answerMs = 10_000
/** Longer than an answer is waited for, shorter than the time to the next look. */
const claimMs = 30_000

/** Puts `next` in the place of what was read; false when another instance was faster. */
async function replaceSent(db: Database, key: string, read: string, next: Sent, now: number) {
  const values = { value: JSON.stringify(next), stored_at: now }
  const written = await db
    .insertInto('key_values')
    .values({ key, ...values })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(values).where('key_values.value', '=', read),
    )
    .returning('key')
    .executeTakeFirst()
  return written !== undefined
}

/** The address may hold a secret, so errors that name it are not logged. */
async function post(url: string, status: Sent['status'], summary: string): Promise<boolean> {
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

interface Incident {
  /** Of the row that all instances share. */
  key: string
  /** What is wrong now, line by line. */
  wrong: string[]
  /** What is sent when nothing is any more. */
  over: string
}

/** Sends what has changed with one incident. */
async function sendChange(db: Database, url: string, { key, wrong, over }: Incident, now: number) {
  const status = wrong.length > 0 ? 'firing' : 'resolved'
  const read = await readValue(db, key)
  const sent = read ? sentSchema.parse(JSON.parse(read)) : nothingSent
  // A claim that lasts longer than any was made while the clock was ahead.
  const isClaimed = sent.claimedUntil > now && sent.claimedUntil <= now + claimMs
  if (sent.status === status || isClaimed) return
  const claim = { ...sent, claimedUntil: now + claimMs }
  if (!(await replaceSent(db, key, read ?? '', claim, now))) return
  const taken = await post(url, status, `${brand.name}: ${wrong.join('; ') || over}.`)
  const next = { status: taken ? status : sent.status, claimedUntil: 0 }
  await replaceSent(db, key, JSON.stringify(claim), next, now)
}

/**
 * Sends one message to `ALERT_URL` when enquiries begin to wait longer than ten minutes and one when
 * none does any more, and the same of those that failed, that are held, and that the backend answered
 * with a web page (contract "Settings"), whichever instance sees it first. What could not be sent is sent by the next call, if it is still so.
 * @param now milliseconds since 1970
 * @throws when the store fails
 */
export async function sendAlerts(db: Database, url: string, now: number): Promise<void> {
  const minutes = (since: number) => Math.floor((now - since) / 60_000)
  const late = (await findLate(db, now)).map(
    ({ form, leads, receivedAt }) =>
      `${form}: ${leads} waiting, the oldest for ${minutes(receivedAt)} minutes`,
  )
  const listStuck = async (state: 'failed' | 'held') =>
    (await countUndelivered(db, state)).map(({ form, leads }) => `${form}: ${leads} ${state}`)
  const answered = (await countAnsweredWithPage(db, now)).map(
    ({ form, leads }) => `${form}: ${leads} answered with a web page`,
  )
  const incidents = [
    { key: 'alert-late', wrong: late, over: 'no enquiry waits long any more' },
    {
      key: 'alert-failed',
      wrong: await listStuck('failed'),
      over: 'no enquiry is left as failed',
    },
    {
      key: 'alert-page',
      wrong: answered,
      over: 'no enquiry was answered with a web page for a day',
    },
    { key: 'alert-held', wrong: await listStuck('held'), over: 'no enquiry is held any more' },
  ]
  for (const incident of incidents) await sendChange(db, url, incident, now)
}

/**
 * Watches over the leads, now and once a minute until the process ends, and once a day
 * over the file of the store. Notes the start in the store. A failure is logged.
 * @param start what is noted
 * @param alertUrl `ALERT_URL`
 */
export function startWatch(
  database: () => Promise<Database>,
  start: Parameters<typeof noteStart>[1],
  alertUrl?: string,
): void {
  const late = new Set<string>()
  let looks = 0
  let isNoted = false
  const run = async () => {
    looks += 1
    try {
      // For the first time after an hour: a start has enough to do.
      if (looks % looksADay === 60) await assertStoreIsWhole()
      const db = await database()
      if (!isNoted) await noteStart(db, start, Date.now())
      isNoted = true
      await watchPending(db, late, Date.now())
      if (alertUrl) await sendAlerts(db, alertUrl, Date.now())
    } catch (error) {
      log.error({ err: error }, 'the leads could not be watched; trying again in a minute')
    }
  }
  void run()
  setInterval(() => void run(), everyMs).unref()
}
