import 'server-only'
import { sql } from 'kysely'
import { forms } from '@/content/forms/forms'
import { lastBackup } from './store/backup'
import { diskRoom } from './store/readiness'
import type { Database, LeadState } from './store/tables'

// What may need somebody is decided here and nowhere else, for `leads health`, `ALERT_URL` and the log. What to do about
// it is said by the section of docs/operate.md that each finding names.

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
const lateMs = 10 * minuteMs
const quarantinedMs = dayMs
const oldBackupMs = 2 * dayMs
const quietMs = 3 * dayMs
const leastRoomBytes = 500_000_000

/** Who is told: of a `page` at any time, of a `ticket` in the hours of work. */
export const severities = {
  'store fails': 'page',
  disk: 'page',
  late: 'page',
  waiting: 'ticket',
  failed: 'ticket',
  quarantined: 'ticket',
  'unknown form': 'ticket',
  quiet: 'ticket',
  backup: 'ticket',
} as const

type Kind = keyof typeof severities

/** One thing that was looked at, in a sentence for a person. */
export interface Finding {
  kind: Kind
  /** The form whose enquiries it is about. */
  form?: string
  severity: (typeof severities)[Kind] | 'well'
  /** How large it is: ten times as much is news. */
  number: number
  text: string
}

/** A time in words, in its largest unit. */
function inWords(ms: number): string {
  const age = Math.max(0, ms)
  if (age < 2 * minuteMs) return `${Math.round(age / 1000)} seconds`
  if (age < 2 * hourMs) return `${Math.round(age / minuteMs)} minutes`
  return age < 2 * dayMs ? `${Math.round(age / hourMs)} hours` : `${Math.round(age / dayMs)} days`
}

export const needsSomebody = ({ severity }: Pick<Finding, 'severity'>): boolean =>
  severity !== 'well'

/** A finding; one that needs somebody ends with the section of docs/operate.md that helps. */
export function finding(
  kind: Kind,
  isWell: boolean,
  number: number,
  text: string,
  form?: string,
): Finding {
  const about = { kind, number, ...(form !== undefined && { form }) }
  if (isWell) return { ...about, severity: 'well', text: `${text}.` }
  const section = kind.charAt(0).toUpperCase() + kind.slice(1)
  return { ...about, severity: severities[kind], text: `${text} (operate.md, ${section})` }
}

/** The leads of each form in a state, but for redacted ones. */
export const countUndelivered = (db: Database, state: LeadState) =>
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

async function undelivered(db: Database, now: number): Promise<Finding[]> {
  const found: Finding[] = []
  for (const [state, kindOf, limitMs] of [
    ['pending', undefined, 0],
    ['failed', 'failed', -Infinity],
    ['held', 'quarantined', quarantinedMs],
  ] as const) {
    for (const { form, leads, receivedAt } of await countUndelivered(db, state)) {
      const age = now - receivedAt
      const text = `${form}: ${leads} ${kindOf ?? state}, the oldest for ${inWords(age)}`
      // While a release is deployed, the other process has the form.
      if (!forms.has(form)) found.push(finding('unknown form', age <= lateMs, leads, text, form))
      else if (kindOf) found.push(finding(kindOf, age <= limitMs, leads, text, form))
    }
  }
  return found
}

/**
 * Whether the backend takes leads. Of one alone nobody is woken: it may be the lead that it can't take. What came before
 * the last delivery was passed over and says nothing of the backend.
 */
async function pending(db: Database, now: number): Promise<Finding> {
  const { last } = await db
    .selectFrom('leads')
    .select(({ fn }) => fn.max<number | null>('settled_at').as('last'))
    .where('state', '=', 'delivered')
    .where('erased_at', 'is', null)
    .where('settled_at', '<=', now)
    .executeTakeFirstOrThrow()
  const { all, oldest, since, first } = await db
    .selectFrom('leads')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.min<number | null>('received_at').as('oldest'),
      fn
        .countAll<number>()
        .filterWhere('received_at', '>', last ?? -1)
        .as('since'),
      fn
        .min<number | null>('received_at')
        .filterWhere('received_at', '>', last ?? -1)
        .as('first'),
    ])
    .where('state', '=', sql.lit('pending'))
    .where('form', 'in', [...forms.keys()])
    .executeTakeFirstOrThrow()
  const age = now - (oldest ?? now)
  const hasWaited = now - (first ?? now) > lateMs
  const text = all > 0 ? `, the oldest for ${inWords(age)}, ${since} since the last delivery` : ''
  const isLate = since > 1 && hasWaited
  const isWell = !hasWaited && age <= dayMs
  return finding(isLate ? 'late' : 'waiting', isWell, isLate ? since : all, `${all} pending${text}`)
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
  if (!last) return []
  const age = now - last.received_at
  return [finding('quiet', age <= quietMs, age, `The last enquiry came in ${inWords(age)} ago`)]
}

async function disk(): Promise<Finding> {
  const room = await diskRoom()
  const text = `${(room / 1e9).toFixed(2)} GB free on the disk of the store`
  return finding('disk', room >= leastRoomBytes, leastRoomBytes / Math.max(room, 1), text)
}

async function backup(db: Database, now: number): Promise<Finding> {
  const at = await lastBackup(db)
  if (at !== undefined) {
    const age = now - at
    // A clock that was ahead would keep it young.
    const isWell = age <= oldBackupMs && age >= -hourMs
    const when = age < -hourMs ? 'is dated in the future' : `was made ${inWords(age)} ago`
    return finding('backup', isWell, Math.abs(age), `The last backup ${when}`)
  }
  const { first } = await db
    .selectFrom('leads')
    .select(({ fn }) => fn.min<number | null>('received_at').as('first'))
    .executeTakeFirstOrThrow()
  const age = now - (first ?? now)
  return finding('backup', age <= oldBackupMs, age, 'No backup has been made')
}

/**
 * All that was looked at in the store and on its disk (contract "What needs somebody").
 * @throws when the store fails
 */
export async function findings(db: Database, now: number): Promise<Finding[]> {
  return [
    await pending(db, now),
    ...(await undelivered(db, now)),
    ...(await quiet(db, now)),
    ...(db.kind === 'sqlite' ? [await disk(), await backup(db, now)] : []),
  ]
}
