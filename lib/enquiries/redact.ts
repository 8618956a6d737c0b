import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { z } from 'zod'
import { forms } from '@/content/forms/forms'
import type { Payload } from './parse'
import { log } from '@/lib/log'
import type { Database, Tables } from './store/tables'

const payloadSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))

/** Reads the fields of a stored lead; undefined when they are not what the site stores. */
export function readPayload(text: string): Payload | undefined {
  try {
    return payloadSchema.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** The first word of a response: the rest may repeat what the visitor typed. */
export const responseStatus = (response: string): string => response.split(/\s/, 1).join()

/**
 * Redacts what was typed. Choices from a list, the consent and the values that the server sets stay;
 * of a form that is no longer described, only numbers and booleans stay.
 */
export function redactPayload(form: string, payload: Payload): Payload {
  const { fields = [], fixed = {} } = forms.get(form) ?? {}
  const choices = fields.filter((field) => !('maxLength' in field))
  const kept = new Set([...choices.map(({ name }) => name), ...Object.keys(fixed)])
  return Object.fromEntries(
    Object.entries(payload).map(([name, value]) => [
      name,
      kept.has(name) || typeof value !== 'string' ? value : '',
    ]),
  )
}

/**
 * Redacts what a lead says of a person and where that person came from, once; the fact of its delivery
 * stays. One that was not delivered can't be any more: it becomes failed. One that can't be read
 * keeps no field at all.
 * @param lead as it was read
 * @returns false when it was redacted before, or its state is not what it was when it was read
 */
export async function redactLead(
  db: Database,
  lead: Pick<Tables['leads'], 'id' | 'form' | 'payload' | 'state' | 'last_answer'>,
  now: number,
): Promise<boolean> {
  const { id, form, state } = lead
  const payload = readPayload(lead.payload)
  if (!payload) log.error({ leadId: id, form }, 'a lead that can’t be read is redacted whole')
  const end =
    state === 'delivered'
      ? { last_answer: lead.last_answer && responseStatus(lead.last_answer) }
      : { state: 'failed' as const, last_answer: 'erased before delivery', settled_at: now }
  const { numUpdatedRows } = await db
    .updateTable('leads')
    .set({
      payload: JSON.stringify(redactPayload(form, payload ?? {})),
      attribution: null,
      dedupe_key: id,
      erased_at: now,
      ...end,
    })
    .where('id', '=', id)
    .where('state', '=', state)
    .where('erased_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/**
 * Takes what was redacted out of SQLite's write-ahead log as well, where it would otherwise stay until
 * it is written over.
 * @returns false when readers kept it from doing so for two seconds
 */
export async function truncateWriteAheadLog(db: Database): Promise<boolean> {
  if (db.kind === 'postgres') return true
  for (let tries = 0; tries < 20; tries++) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
    if (rows[0]?.busy === 0) return true
    await wait(100)
  }
  return false
}
