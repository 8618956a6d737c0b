import 'server-only'
import { z } from 'zod'
import { brand } from '@/content/brand'
import { log } from '@/lib/log'
import { type Finding, findings, inOneLine, needsSomebody } from './findings'
import { noteStart } from './last-start'
import { readValue } from './store/key-values'
import type { Database } from './store/tables'

const everyMs = 60_000

/** One of each kind and form, so that no finding hides another. */
const keyOf = ({ kind, form }: Finding) => (form ? `${form}: ${kind}` : kind)

/** Nine to six in India: what waits for the hours of work rings nobody at night. */
function isWorkTime(now: number): boolean {
  const hour = (now / 3_600_000 + 5.5) % 24
  return hour >= 9 && hour < 18
}

/** What began and what is over, by key. */
function compare(before: readonly string[], found: readonly Finding[]) {
  const now = new Set(found.map(keyOf))
  return {
    begun: found.filter((one) => !before.includes(keyOf(one))),
    over: before.filter((key) => !now.has(key)),
  }
}

/** What was last sent, and until when one instance has claimed the next message. */
const sentSchema = z.object({ firing: z.array(z.string()), claimedUntil: z.number() })
type Sent = z.infer<typeof sentSchema>

const row = 'alerts'
const nothingSent: Sent = { firing: [], claimedUntil: 0 }

const responseMs = 10_000
/** Longer than two responses are waited for, shorter than the time to the next look. */
const claimMs = 30_000

/** Puts `next` in the place of what was read; false when another instance was faster. */
async function replaceSent(db: Database, read: string, next: Sent, now: number) {
  const values = { key: row, value: JSON.stringify(next), stored_at: now }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('key_values')
    .values(values)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(values).where('key_values.value', '=', read),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** The address may hold a secret, so errors that name it are not logged. */
async function post(url: string, status: 'firing' | 'resolved', lines: string[]): Promise<boolean> {
  if (lines.length === 0) return true
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ status, summary: `${brand.name}: ${lines.join(' ')}` }),
      redirect: 'manual',
      signal: AbortSignal.timeout(responseMs),
    })
    await response.body?.cancel()
    if (!response.ok) log.warn({ status: response.status }, 'ALERT_URL did not take a message')
    return response.ok
  } catch {
    log.warn('ALERT_URL did not respond')
    return false
  }
}

/**
 * Sends to `ALERT_URL` what begins to need somebody, and what is over (contract "Settings"), whichever
 * instance sees it first; a ticket in the hours of work. What could not be sent is sent by the next call, if it is
 * still so.
 * @param found all that needs somebody now
 * @throws when the store fails
 */
export async function sendAlerts(
  db: Database,
  url: string,
  found: readonly Finding[],
  now: number,
) {
  const read = await readValue(db, row)
  const sent = read ? sentSchema.parse(JSON.parse(read)) : nothingSent
  const { begun: all, over } = compare(sent.firing, found)
  const begun = isWorkTime(now) ? all : all.filter(({ severity }) => severity === 'page')
  // A claim that lasts longer than any was made while the clock was ahead.
  const isClaimed = sent.claimedUntil > now && sent.claimedUntil <= now + claimMs
  if (begun.length + over.length === 0 || isClaimed) return
  const claim = { ...sent, claimedUntil: now + claimMs }
  if (!(await replaceSent(db, read ?? '', claim, now))) return
  const begins = begun.map(inOneLine)
  const ends = over.map((key) => `Over: ${key}.`)
  const told = await post(url, 'firing', begins)
  const ended = await post(url, 'resolved', ends)
  const firing = [
    ...sent.firing.filter((key) => !ended || !over.includes(key)),
    ...(told ? begun.map(keyOf) : []),
  ]
  await replaceSent(db, JSON.stringify(claim), { firing, claimedUntil: 0 }, now)
}

/**
 * Looks at the findings, now and once a minute until the process ends. Notes the start in the store. A
 * failure is logged.
 * @param start what is noted
 * @param alertUrl `ALERT_URL`
 */
export function startAlerts(
  database: () => Promise<Database>,
  start: Parameters<typeof noteStart>[1],
  alertUrl?: string,
): void {
  let logged: string[] = []
  let isNoted = false
  const look = async () => {
    try {
      const [db, now] = [await database(), Date.now()]
      if (!isNoted) await noteStart(db, start, now)
      isNoted = true
      const found = (await findings(db, now)).filter(needsSomebody)
      const { begun, over } = compare(logged, found)
      for (const one of begun) log.error({ finding: one.kind, form: one.form }, inOneLine(one))
      for (const finding of over) log.info({ finding }, 'this needs nobody any more')
      logged = found.map(keyOf)
      if (alertUrl) await sendAlerts(db, alertUrl, found, now)
    } catch (error) {
      log.error({ err: error }, 'the findings could not be looked at; trying again in a minute')
    }
  }
  void look()
  setInterval(() => void look(), everyMs).unref()
}
