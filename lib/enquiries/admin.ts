import 'server-only'
import { sql } from 'kysely'
import { forms } from '@/content/forms/forms'
import type { Database, LeadState, Tables } from './store/tables'
import { reasonOf } from './health'
import { phoneDigits } from './normalise'
import { redactLead, readPayload, truncateWriteAheadLog } from './redact'
import { scheduleNow } from './queue'

// What an operator can do with leads while the site works with them (contract "Commands"). Ids may be
// shortened, and are refused, as `findLead` says.

/** A lead as it is stored. */
export type StoredLead = Tables['leads']

/**
 * Which leads are meant; `since` is milliseconds since 1970, `club` the id of a club. A phone number
 * and an e-mail address are the sender's, however they were written.
 */
export interface LeadFilter {
  state?: LeadState | undefined
  form?: string | undefined
  club?: number | undefined
  since?: number | undefined
  phone?: string | undefined
  email?: string | undefined
}

/** Something that can't be done, said to the operator in one line. */
export class OperatorError extends Error {}

/** What was asked for is so already. */
export class NothingToDo extends OperatorError {}

const page = 100

const lowerCaseAddress = (email: string) => email.trim().toLowerCase()

/** Whether a lead is of the person who is asked for, if somebody is. */
function isFrom({ payload }: StoredLead, { phone, email }: LeadFilter): boolean {
  if (phone === undefined && email === undefined) return true
  const values = Object.entries(readPayload(payload) ?? {})
  const has = (field: RegExp, wanted: string | undefined, plain: (typed: string) => string) =>
    wanted === undefined ||
    values.some(([name, value]) => field.test(name) && plain(String(value)) === plain(wanted))
  return has(/phone$/, phone, phoneDigits) && has(/email$/, email, lowerCaseAddress)
}

function matching(db: Database, { state, form, club, since }: LeadFilter) {
  let query = db.selectFrom('leads').selectAll()
  if (state !== undefined) query = query.where('state', '=', state)
  // As an expression, so that SQLite reads by time: by form it would sort all leads for each page.
  if (form !== undefined) query = query.where(sql`coalesce(form, '')`, '=', form)
  if (since !== undefined) query = query.where('received_at', '>=', since)
  // Quotes in what was typed have a backslash before them, so no visitor can write this.
  if (club !== undefined)
    query = query.where((eb) =>
      eb.or([',', '}'].map((end) => eb('payload', 'like', `%"clubid":${club}${end}%`))),
    )
  return query
}

/**
 * One lead.
 * @param start its id, or a beginning of 4 or more characters that no other lead has
 * @throws an {@link OperatorError} when it is unknown or stands for several
 */
export async function findLead(db: Database, start: string): Promise<StoredLead> {
  if (!/^[0-9a-f-]{4,36}$/i.test(start)) {
    throw new OperatorError(`"${start}" is not an id, nor the first 4 or more characters of one.`)
  }
  const [lead, second] = await db
    .selectFrom('leads')
    .selectAll()
    .where('id', 'like', `${start.toLowerCase()}%`)
    .limit(2)
    .execute()
  if (!lead) throw new OperatorError(`There is no lead ${start}.`)
  if (second) throw new OperatorError(`Several leads begin with ${start}: give more of the id.`)
  return lead
}

/**
 * The leads that are meant, read as they are asked for: a few hundred at a time are in memory. Those
 * that come in meanwhile may be missing.
 * @param first which come first
 */
export async function* readLeads(
  db: Database,
  filter: LeadFilter,
  first: 'newest' | 'oldest',
): AsyncGenerator<StoredLead> {
  const [order, beyond] = first === 'newest' ? (['desc', '<'] as const) : (['asc', '>'] as const)
  const firstPage = matching(db, filter)
    .orderBy('received_at', order)
    .orderBy('id', order)
    .limit(page)
  let leads = await firstPage.execute()
  for (;;) {
    yield* leads.filter((lead) => isFrom(lead, filter))
    const last = leads.at(-1)
    if (!last || leads.length < page) return
    const key = sql`(${last.received_at}, ${last.id})`
    leads = await firstPage
      .where(sql<boolean>`(received_at, id) ${sql.raw(beyond)} ${key}`)
      .execute()
  }
}

/** From which states a lead is made due. */
const schedules = { retry: ['failed', 'pending'], release: ['held'] } satisfies Record<
  string,
  LeadState[]
>

/**
 * Makes a lead due now, and has it tried for three days again.
 * @param act `retry` of a lead that failed or is pending, `release` of one that is quarantined
 * @throws a {@link NothingToDo} when that was done before, an {@link OperatorError} when the lead is
 * redacted, this build does not have its form, or another act is needed
 */
export async function scheduleById(
  db: Database,
  start: string,
  act: keyof typeof schedules,
  now: number,
): Promise<StoredLead> {
  const { id, form } = await findLead(db, start)
  if (!forms.has(form))
    throw new OperatorError(
      `Lead ${id} is of the form ${form}, which this release does not have: it would go nowhere. Put the form into content/forms/retired.ts and release, or pass the lead on by hand.`,
    )
  const due = await scheduleNow(db, schedules[act], now)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (due) return due
  const { state, erased_at } = await findLead(db, id)
  if (state === 'delivered' || state === 'pending') throw new NothingToDo(`lead ${id} is ${state}.`)
  if (erased_at !== null)
    throw new OperatorError(`Lead ${id} was erased: nothing is left to deliver.`)
  throw new OperatorError(
    state === 'held'
      ? `Lead ${id} is quarantined: release it to have it delivered.`
      : `Lead ${id} is failed, not quarantined: retry it.`,
  )
}

/** Schedules all failed leads for now, but for redacted ones and those of a form that this build does not have. Returns how many. */
export async function retryAllFailed(db: Database, now: number): Promise<number> {
  const { numUpdatedRows } = await scheduleNow(db, ['failed'], now)
    .where('form', 'in', [...forms.keys()])
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/**
 * Redacts the personal fields of leads, whatever becomes of them meanwhile.
 * @param ids of leads in the store
 * @throws an {@link OperatorError} that names what is left, when the store fails; or once all are redacted, when others
 * kept the file's write-ahead log, which still has them, from being truncated
 */
export async function redactAll(db: Database, ids: readonly string[], now: number): Promise<void> {
  for (const [at, id] of ids.entries()) {
    try {
      let lead = await findLead(db, id)
      while (lead.erased_at === null && !(await redactLead(db, lead, now)))
        lead = await findLead(db, id)
    } catch (error) {
      throw new OperatorError(`Not erased: ${ids.slice(at).join(', ')}: ${reasonOf(error)}`)
    }
  }
  if (ids.length > 0 && !(await truncateWriteAheadLog(db)))
    throw new OperatorError(
      `${ids.join(', ')}: erased, but the file site.db-wal still holds it, because other processes were reading. The running site truncates that file within the hour.`,
    )
}

/**
 * Redacts the personal fields of a lead (a privacy request), whatever its state.
 * @returns its id
 * @throws an {@link OperatorError} when that was done before, and as {@link redactAll}
 */
export async function redactById(db: Database, start: string, now: number): Promise<string> {
  const { id, erased_at } = await findLead(db, start)
  if (erased_at !== null) throw new OperatorError(`Lead ${id} has already been erased.`)
  await redactAll(db, [id], now)
  return id
}

/**
 * Redacts the personal fields of all leads of a person.
 * @param who a phone number, an e-mail address or both
 * @returns their ids
 * @throws a {@link NothingToDo} when there is none, and as {@link redactAll}
 */
export async function redactPerson(db: Database, who: LeadFilter, now: number): Promise<string[]> {
  const ids: string[] = []
  for await (const { id } of readLeads(db, who, 'oldest')) ids.push(id)
  if (ids.length === 0) throw new NothingToDo('no lead has it.')
  await redactAll(db, ids, now)
  return ids
}
