import 'server-only'
import { existsSync } from 'node:fs'
import { sql } from 'kysely'
import { forms } from '@/content/forms/forms'
import { countMissing } from './add-leads'
import { type Advice, adviceOn, type Kind } from './advice'
import { pageResponse } from './backend'
import { lastStart } from './last-start'
import { missedNewsList } from './news-list'
import { lastBackup } from './store/backup'
import { databaseFile } from './store/open'
import { diskRoom } from './store/readiness'
import type { Database } from './store/tables'

// What may need somebody is decided here and nowhere else. `leads health`, `ALERT_URL` and the log read this list, so
// each time and limit of a finding is written once.

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
const lateMs = 10 * minuteMs
const quarantinedMs = dayMs
const oldBackupMs = 2 * dayMs
const leastRoomBytes = 500_000_000
/** So many enquiries in an hour, and so many times an hour of the last week, are a flood. */
const flood = { leads: 200, times: 10 }
const quietMs = 3 * dayMs
const oldNewsMs = dayMs

/**
 * Who is to be told: `page` at any time, `ticket` in the hours of work; a `note` or what is `well` nobody. What one
 * stranger can bring about is no `page`.
 */
type Severity = 'page' | 'ticket' | 'note' | 'well'

/** One thing that was looked at, in words for a person. */
export interface Finding {
  kind: Kind
  /** The form whose enquiries it is about. */
  form?: string
  severity: Severity
  text: string
  /** Of all that is not well. */
  advice?: Advice | undefined
}

/** A time in words, in its largest unit. */
export function inWords(ms: number): string {
  const age = Math.max(0, ms)
  if (age < 2 * minuteMs) return `${Math.round(age / 1000)} seconds`
  if (age < 2 * hourMs) return `${Math.round(age / minuteMs)} minutes`
  return age < 2 * dayMs ? `${Math.round(age / hourMs)} hours` : `${Math.round(age / dayMs)} days`
}

export const needsSomebody = ({ severity }: Pick<Finding, 'severity'>): boolean =>
  severity === 'page' || severity === 'ticket'

/** The leads of each form that the backend has yet to take, or that wait for an operator. */
export function countUndelivered(db: Database, state: 'pending' | 'failed' | 'held') {
  return (
    db
      .selectFrom('leads')
      .select([
        'form',
        (eb) => eb.fn.countAll<number>().as('leads'),
        (eb) => eb.fn.min<number>('received_at').as('receivedAt'),
      ])
      .where('state', '=', sql.lit(state))
      // None that is pending is redacted, and its index does not say so.
      .$if(state !== 'pending', (query) => query.where('erased_at', 'is', null))
      .groupBy('form')
      .execute()
  )
}

const severities = {
  failed: () => 'ticket',
  quarantined: (age: number) => (age > quarantinedMs ? 'ticket' : 'note'),
  // Nothing can be done for them at night; while a release is deployed, the other process has the form.
  'unknown form': (age: number) => (age > lateMs ? 'ticket' : 'well'),
} satisfies Partial<Record<Kind, (age: number) => Severity>>

/**
 * Nothing waits for the night that the backend itself fails on, within an hour, nor while it takes others. One that is
 * away gives no response, or that of a proxy in front of it.
 */
async function lateSeverity(db: Database, form: string, now: number): Promise<Severity> {
  const { first, last, others } = await db
    .selectFrom('leads')
    .select(({ fn }) => [
      fn.min<number>('received_at').as('first'),
      fn.max<number>('received_at').as('last'),
      sql<number>`sum(case when last_answer like '500%' then 0 else 1 end)`.as('others'),
    ])
    .where('state', '=', sql.lit('pending'))
    .where('form', '=', form)
    .where('received_at', '<', now - lateMs)
    .executeTakeFirstOrThrow()
  if (others === 0 && last - first <= hourMs) return 'ticket'
  const taken = await db
    .selectFrom('leads')
    .select('id')
    .where('state', '=', 'delivered')
    .where('erased_at', 'is', null)
    .where('form', '=', form)
    .where('settled_at', '>', last)
    .limit(1)
    .executeTakeFirst()
  return taken ? 'ticket' : 'page'
}

async function undelivered(db: Database, now: number): Promise<Finding[]> {
  const found: Finding[] = []
  for (const [state, kindOf] of [
    ['pending', 'late'],
    ['failed', 'failed'],
    ['held', 'quarantined'],
  ] as const) {
    for (const { form, leads, receivedAt } of await countUndelivered(db, state)) {
      const kind = forms.has(form) ? kindOf : 'unknown form'
      const age = now - receivedAt
      const text = `${form}: ${leads} ${state === 'held' ? kindOf : state}, the oldest for ${inWords(age)}.`
      const late = () => (age > lateMs ? lateSeverity(db, form, now) : 'well')
      const severity = kind === 'late' ? await late() : severities[kind](age)
      found.push({ kind, form, severity, text })
    }
  }
  return found
}

/** What is undelivered in the file of the embedded database, while the store is another and lacks it. */
async function leftBehind(db: Database): Promise<Finding[]> {
  const file = databaseFile()
  if (db.kind === 'sqlite' || !existsSync(/* turbopackIgnore: true */ file)) return []
  const told = (text: string): Finding[] => [{ kind: 'other store', severity: 'ticket', text }]
  try {
    const leads = await countMissing(file, db)
    return leads === 0
      ? []
      : told(`${file}: ${leads} undelivered, which the store in Postgres lacks.`)
  } catch (error) {
    return told(`${file}, of before Postgres, can’t be read: ${(error as Error).message}`)
  }
}

/** A login or a maintenance page says 200 as well, and then nobody has the enquiry. */
async function respondedWithPage(db: Database, now: number): Promise<Finding[]> {
  const responded = await db
    .selectFrom('leads')
    .select(['form', (eb) => eb.fn.countAll<number>().as('leads')])
    .where('state', '=', 'delivered')
    .where('settled_at', '>', now - dayMs)
    .where('erased_at', 'is', null)
    .where('last_answer', 'like', `%${pageResponse}`)
    .groupBy('form')
    .execute()
  return responded.map(({ form, leads }) => {
    const text = `${form}: ${leads} got a web page in response within a day.`
    return { kind: 'web page', form, severity: 'ticket', text }
  })
}

async function flooded(db: Database, now: number): Promise<Finding[]> {
  const { hour, week } = await db
    .selectFrom('leads')
    .select(({ fn }) => [
      fn
        .countAll<number>()
        .filterWhere('received_at', '>', now - hourMs)
        .as('hour'),
      fn.countAll<number>().as('week'),
    ])
    .where('received_at', '>', now - 7 * dayMs)
    .executeTakeFirstOrThrow()
  if (hour <= Math.max(flood.leads, (flood.times * (week - hour)) / (7 * 24))) return []
  const text = `${hour} enquiries came in within an hour, far more than usual.`
  return [{ kind: 'flood', severity: 'ticket', text }]
}

/** A form that no longer works sends nothing, and then nothing else is wrong. Quarantined enquiries may all be spam. */
async function quiet(db: Database, now: number): Promise<Finding[]> {
  const last = await db
    .selectFrom('leads')
    .select('received_at')
    .where('state', '!=', 'held')
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const age = now - (last?.received_at ?? now)
  if (age <= quietMs) return []
  const text = `No enquiry has come in for ${inWords(age)}.`
  return [{ kind: 'quiet', severity: 'ticket', text }]
}

async function news(db: Database, now: number): Promise<Finding[]> {
  const missed = await missedNewsList(db)
  if (!missed || missed.last - missed.first <= oldNewsMs) return []
  const text = `The backend has given no good list of the news for ${inWords(now - missed.first)}.`
  return [{ kind: 'news', severity: 'ticket', text }]
}

async function disk(): Promise<Finding> {
  const room = await diskRoom()
  const text = `${(room / 1e9).toFixed(1)} GB free on the disk of the store.`
  return { kind: 'disk', severity: room < leastRoomBytes ? 'page' : 'well', text }
}

async function backup(db: Database, now: number): Promise<Finding> {
  const at = await lastBackup(db)
  if (at === undefined) {
    const { first } = await db
      .selectFrom('leads')
      .select(({ fn }) => fn.min<number | null>('received_at').as('first'))
      .executeTakeFirstOrThrow()
    const severity = now - (first ?? now) > oldBackupMs ? 'ticket' : 'note'
    return { kind: 'backup', severity, text: 'No backup has been made.' }
  }
  const isAhead = at > now + hourMs
  const text = isAhead
    ? 'The last backup is dated in the future: make another.'
    : `The last backup was made ${inWords(now - at)} ago.`
  const severity = isAhead || now - at > oldBackupMs ? 'ticket' : 'well'
  return { kind: 'backup', severity, text }
}

/**
 * All that was looked at in the store and on its disk (contract "What needs somebody"), with advice on what is not well.
 * @throws when the store fails
 */
export async function findings(db: Database, now: number): Promise<Finding[]> {
  const found = [
    ...(await undelivered(db, now)),
    ...(await leftBehind(db)),
    ...(await respondedWithPage(db, now)),
    ...(await flooded(db, now)),
    ...(await quiet(db, now)),
    ...(await news(db, now)),
    ...(db.kind === 'sqlite' ? [await disk(), await backup(db, now)] : []),
  ]
  const { backend } = (await lastStart(db)) ?? {}
  return found.map((one) =>
    one.severity === 'well' ? one : { ...one, advice: adviceOn(one, backend) },
  )
}

/** A finding with its advice in one line, for a message or the log. */
export function inOneLine({ text, advice }: Finding): string {
  const type = advice?.commands.map((command) => `“${command}”`).join(', then ')
  return [text, advice?.stake, type && `Type ${type}.`].filter(Boolean).join(' ')
}
