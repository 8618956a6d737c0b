import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { forms } from '@/content/forms/forms'
import { notStored, tooManyForms } from '@/content/forms/messages'
import { type FormDescription, type FormState, isClubChoice } from '@/content/forms/types'
import { timeToKeep } from '@/lib/build'
import { log } from '@/lib/log'
import { countLead } from '@/lib/rate-limits'
import { type Attribution, attributionFrom, campaignFields } from './attribution'
import { readText } from './form'
import { parseForm, type Payload } from './parse'
import { scheduleNow } from './queue'
import { quarantineReason } from './spam'
import { database } from './store/open'
import { reportFailedWrite } from './store/readiness'
import type { Database } from './store/tables'

/** What a form brought. Only `payload` ever reaches the backend. */
interface NewLead {
  form: string
  payload: Payload
  /** What a repeat is recognised by, where it is not the payload. */
  compared?: Payload | undefined
  /** Made by the browser, the same for every repeat; `''` without JavaScript. */
  submission: string
  now: number
  /** The version of the consent and privacy texts that were shown. */
  consentVersion?: string | undefined
  attribution?: Attribution | undefined
  /** Why the spam filter quarantines it. */
  quarantineReason?: string | undefined
  /** How many the same sender sent before it within ten minutes. */
  sentBefore?: number | undefined
}

/** What became of a form: a new lead, or the same one again, which made it due if it had failed. */
interface Received {
  id: string
  repeated: boolean
  rescheduled: boolean
}

const repeatMs = 30 * 60_000
/** Each further lead of a sender within ten minutes is due ten seconds later. */
const turnMs = 10_000
/** A visitor waits no longer than this for the store. */
const longestWaitMs = 5_500
/** An error within this time is that of a connection that had broken before: another may work. */
const soonMs = 500
/** Connections that are cut break one after the other: within this time all have. */
const allBrokenMs = 100

/** Whether what was received at a time is this submission. An id is no other's, however old it is. */
const isRepeat = ({ submission, now }: NewLead, receivedAt: number): boolean =>
  submission !== '' || Math.abs(now - receivedAt) < repeatMs

/**
 * A key that each repeat of a submission has. Without an id, a quarantined one is no repeat of one
 * that is not: whoever knows what somebody will send could have it quarantined.
 */
const dedupeKey = ({ form, payload, compared = payload, submission, quarantineReason }: NewLead) =>
  createHash('sha256')
    .update(
      `${form}\n${submission || (quarantineReason ? 'held' : '')}\n${JSON.stringify(compared)}`,
    )
    .digest('hex')

/** A key of number and message: the same ones again and again are a flood. */
function saidIn({ fields }: FormDescription, payload: Payload) {
  const told = fields.filter(({ kind }) => kind === 'tel' || kind === 'textarea')
  const said = JSON.stringify(told.map(({ name }) => payload[name]))
  return createHash('sha256').update(said).digest('base64')
}

const insert = (db: Database, lead: NewLead, dedupe_key: string) =>
  db
    .insertInto('leads')
    .values({
      id: randomUUID(),
      form: lead.form,
      payload: JSON.stringify(lead.payload),
      dedupe_key,
      state: lead.quarantineReason === undefined ? 'pending' : 'held',
      attempts: 0,
      due_at: lead.now + (lead.sentBefore ?? 0) * turnMs,
      lease_until: 0,
      not_before: 0,
      received_at: lead.now,
      tried_ms: 0,
      tried_at: 0,
      consent_version: lead.consentVersion ?? null,
      attribution: lead.attribution ? JSON.stringify(lead.attribution) : null,
      held_reason: lead.quarantineReason ?? null,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('id')
    .executeTakeFirst()

/**
 * Stores a lead durably before it returns. The same form with the same values and the same
 * submission id is one lead until it is redacted, without an id for 30 minutes (contract "Forms"). A repeat of
 * a lead that failed has it delivered; a quarantined one stays so.
 * @throws when the database refuses
 */
export async function receiveLead(db: Database, lead: NewLead): Promise<Received> {
  const key = dedupeKey(lead)
  for (;;) {
    const stored = await insert(db, lead, key)
    if (stored) return { ...stored, repeated: false, rescheduled: false }
    const first = await db
      .selectFrom('leads')
      .select(['id', 'state', 'received_at'])
      .where('dedupe_key', '=', key)
      .executeTakeFirst()
    if (!first) continue
    const { id, state } = first
    if (!isRepeat(lead, first.received_at)) {
      // With its own id as key the old lead matches no submission: these values become a new lead.
      await db.updateTable('leads').set({ dedupe_key: id }).where('id', '=', id).execute()
      continue
    }
    const failed = state === 'failed'
    if (failed) await scheduleNow(db, ['failed'], lead.now).where('id', '=', id).execute()
    return { id, repeated: true, rescheduled: failed }
  }
}

/**
 * Stores a lead durably, or gives up within six seconds. One that was given up may be stored all the
 * same: when the visitor sends it again, it is the same lead.
 * @param store is another way to store it, for tests
 * @throws when it was not stored in time
 */
export function storeLead(
  lead: NewLead,
  store = () => database().then((db) => receiveLead(db, lead)),
): Promise<Received> {
  const began = performance.now()
  // A lead that was stored all the same is found by its key, so the second try stores no other.
  const stored = store().catch(async (error: unknown) => {
    if (performance.now() - began > soonMs) throw error
    await wait(allBrokenMs)
    return store()
  })
  const tooLate = wait(longestWaitMs, undefined, { ref: false }).then(() => {
    throw new Error('the store did not respond in time')
  })
  return Promise.race([stored, tooLate])
}

/** What can be the version of consent and privacy texts: that of the page may be older than the server. */
const version = /^[\w.-]{1,20}$/

/** What the page of a posted form shows again, or where its visitor goes. */
interface ReceivedForm {
  state: FormState
  /** The status of the page, where it is another than usual. */
  status?: number
}

/**
 * Checks what was posted against its form's description and stores the lead on disk (specification 4,
 * contract "Forms"). Delivery to the backend follows by itself. No line of the log has anything typed.
 * @param request the headers of the post, with the address of its sender that the server adds
 * @returns what the page shows again when the form is invalid or could not be stored; `goTo`, the
 * thank-you page, when it is stored. Nothing is thrown.
 */
export async function receiveForm(data: FormData, request: Headers): Promise<ReceivedForm> {
  const read = readText(data)
  const form = forms.get(read('form'))
  if (!form) {
    log.warn('a form that this build does not know was refused')
    return { state: { values: {}, errors: {}, problem: notStored } }
  }
  const parsed = parseForm(form, read)
  const { values } = parsed
  if (!parsed.ok) {
    const { errors } = parsed
    log.info({ form: form.id, fields: Object.keys(errors) }, 'a form was shown again with messages')
    return { state: { values, errors } }
  }
  const address = request.get('x-client-address') ?? ''
  const { lately, isRefused, isKeptBack } = countLead(address, saidIn(form, parsed.compared))
  if (isRefused) {
    log.warn({ form: form.id }, 'an address has sent more forms than the limit allows')
    return { status: 429, state: { values, errors: {}, problem: tooManyForms } }
  }
  const reason =
    quarantineReason(form, read) ?? (isKeptBack ? 'many alike from one network' : undefined)
  const attribution = attributionFrom(read, request)
  try {
    const { id, repeated, rescheduled } = await storeLead({
      form: form.id,
      payload: { ...campaignFields(attribution?.tags), ...parsed.payload },
      compared: parsed.compared,
      submission: read('submission'),
      now: timeToKeep(),
      consentVersion: version.exec(read('consent_version'))?.[0],
      attribution,
      quarantineReason: reason,
      sentBefore: lately - 1,
    })
    const entry = { leadId: id, form: form.id }
    if (rescheduled) log.info(entry, 'a repeat made a lead due that had failed')
    else if (reason && !repeated)
      log.warn({ ...entry, held_reason: reason }, 'a lead is quarantined')
    const { destination, fields } = form
    const club = fields.find(isClubChoice)
    const goTo = club ? (`${destination}#${read(club.name)}` as const) : destination
    return { state: { goTo, values: {}, errors: {} } }
  } catch (error) {
    reportFailedWrite(error)
    log.error({ form: form.id, err: error }, 'a lead could not be stored: the store rejected it')
    return { state: { values, errors: {}, problem: notStored } }
  }
}
