import 'server-only'
import { z } from 'zod'
import { brand } from '@/content/brand'
import { log } from '@/lib/log'
import { type Finding, findings, needsSomebody } from './findings'
import { readValue } from './store/key-values'
import type { Database } from './store/tables'
import { storeTime } from './store/time'

const everyMs = 60_000

/** Nine to six in India: what waits for the hours of work rings nobody at night. */
function isWorkTime(now: number): boolean {
  const hour = (now / 3_600_000 + 5.5) % 24
  return hour >= 9 && hour < 18
}

/** How large each finding was when it was told. Its severity is in the key, so that none hides a worse one. */
const toldSchema = z.record(z.string(), z.number())
type Told = z.infer<typeof toldSchema>

const keyOf = ({ severity, form, kind }: Finding) =>
  [severity, form, kind].filter(Boolean).join(' ')
const muchLarger = 10

/** What began, or is ten times as large as it was told, and what is over. */
const compare = (told: Told, found: readonly Finding[]) => ({
  begun: found.filter((one) => one.number >= muchLarger * (told[keyOf(one)] ?? 0)),
  over: Object.keys(told).filter((key) => !found.some((one) => keyOf(one) === key)),
})

/** What is told once some of it began and some is over. */
const change = (told: Told, begun: readonly Finding[], over: readonly string[]): Told =>
  Object.fromEntries([
    ...Object.entries(told).filter(([key]) => !over.includes(key)),
    ...begun.map((one): [string, number] => [keyOf(one), one.number]),
  ])

/** What was last sent, and until when one instance has claimed the next message. */
const sentSchema = z.object({ told: toldSchema, claimedUntil: z.number() })
type Sent = z.infer<typeof sentSchema>

/** An earlier build keeps something else in the row `alerts`. */
const row = 'alerts-2'
const nothingSent: Sent = { told: {}, claimedUntil: 0 }

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
    if (!response.ok) log.warn({ status: response.status }, 'ALERT_URL did not take a message')
    return response.ok
  } catch {
    log.warn('ALERT_URL did not respond')
    return false
  }
}

/**
 * Sends to `ALERT_URL` what begins to need somebody or became ten times as large, and what is over (`.env.example`),
 * whichever instance sees it first; of a ticket both in the hours of work. What could not be sent is sent by the next
 * call, if it is still so.
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
  const changes = compare(sent.told, found)
  const isTime = (key: string) => key.startsWith('page ') || isWorkTime(now)
  const begun = changes.begun.filter((one) => isTime(keyOf(one)))
  const over = changes.over.filter(isTime)
  // A claim that lasts longer than any was made while the clock was ahead.
  const isClaimed = sent.claimedUntil > now && sent.claimedUntil <= now + claimMs
  if (begun.length + over.length === 0 || isClaimed) return
  const claim = { ...sent, claimedUntil: now + claimMs }
  if (!(await replaceSent(db, read ?? '', claim, now))) return
  const begins = begun.map(({ text }) => text)
  const ends = over.map((key) => `Over: ${key.replace(/^\S+ /, '')}.`)
  const isTold = await post(url, 'firing', begins)
  const isOver = await post(url, 'resolved', ends)
  const told = change(sent.told, isTold ? begun : [], isOver ? over : [])
  await replaceSent(db, JSON.stringify(claim), { told, claimedUntil: 0 }, now)
}

/**
 * Looks at the findings, now and once a minute until the process ends. A failure is logged.
 * @param alertUrl `ALERT_URL`
 */
export function startAlerts(database: () => Promise<Database>, alertUrl?: string): void {
  let logged: Told = {}
  const look = async () => {
    try {
      const db = await database()
      const now = await storeTime(db)
      const found = (await findings(db, now)).filter(needsSomebody)
      const { begun, over } = compare(logged, found)
      for (const one of begun) log.error({ finding: keyOf(one) }, one.text)
      for (const key of over) log.info({ finding: key }, 'this needs nobody any more')
      logged = change(logged, begun, over)
      if (alertUrl) await sendAlerts(db, alertUrl, found, now)
    } catch (error) {
      log.error({ err: error }, 'the findings could not be looked at; trying again in a minute')
    }
  }
  void look()
  setInterval(() => void look(), everyMs).unref()
}
