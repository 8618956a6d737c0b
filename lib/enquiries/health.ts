import 'server-only'
import { X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { lastBackup } from './store/backup'
import { diskRoom, isDiskFull, writeProbe } from './store/readiness'
import type { Database } from './store/tables'
import { countAnsweredWithPage, countUndelivered, firstReceived, isLate } from './counts'
import { lastStart } from './last-start'

/** One thing that was looked at, in words for a person. */
export interface Finding {
  text: string
  needsSomebody: boolean
  /** Whether it is neither well nor in need of somebody. */
  isNote?: boolean
  /** What to type. */
  command?: string | undefined
}

/** Where health is looked at. */
interface Place {
  /** How the operator's command is started there. */
  leads: string
  /** The certificate of the nginx before the site. */
  certificate: string
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
const oldBackupMs = 2 * dayMs
const lastDaysMs = 14 * dayMs
const leastRoomBytes = 500_000_000

const well = (text: string): Finding => ({ text, needsSomebody: false })

function inWords(ms: number): string {
  if (ms < 2 * minuteMs) return `${Math.round(ms / 1000)} seconds`
  if (ms < 2 * hourMs) return `${Math.round(ms / minuteMs)} minutes`
  return ms < 2 * dayMs ? `${Math.round(ms / hourMs)} hours` : `${Math.round(ms / dayMs)} days`
}

/** What an error says in a line: its message, or its code where a connection has none. */
export function reasonOf(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string }
  return (message || code || String(error)).split('\n', 1)[0] ?? ''
}

const full = 'the disk is full'

async function storeFails(error: unknown): Promise<Finding> {
  // SQLite calls a full disk an I/O error as well.
  const isFull = await isDiskFull().catch(() => false)
  // What an operator types against a damaged file stands at the end of its message.
  const [reason = '', command] = isFull ? [full] : reasonOf(error).split(/(?<= then:) /)
  return { text: `The store takes no enquiry: ${reason}`, needsSomebody: true, command }
}

/** Writes as a visitor's form does. */
async function checkWrite(db: Database): Promise<Finding> {
  try {
    await writeProbe(db)
    if (await isDiskFull()) throw new Error(full)
    return well('The store takes enquiries.')
  } catch (error) {
    return await storeFails(error)
  }
}

async function describeSite(db: Database): Promise<Finding[]> {
  const started = await lastStart(db)
  if (!started) return [well('No site has started on this store.')]
  const { build, backend } = started
  return [well(`The site that started last is build ${build}.`), well(`Leads go to ${backend}`)]
}

async function checkPending(db: Database, now: number): Promise<Finding[]> {
  const pending = await countUndelivered(db, 'pending')
  if (pending.length === 0) return [well('No lead is pending.')]
  return pending.map((one) => {
    const age = inWords(Math.max(0, now - one.receivedAt))
    const text = `${one.form}: ${one.leads} pending, the oldest for ${age}.`
    return { text, needsSomebody: isLate(one, now) }
  })
}

async function checkStuck(db: Database, state: 'failed' | 'held', now: number, leads: string) {
  const found = await countUndelivered(db, state)
  if (found.length === 0) return well(`0 ${state}.`)
  const all = found.reduce((sum, one) => sum + one.leads, 0)
  const age = inWords(Math.max(...found.map(({ receivedAt }) => now - receivedAt), 0))
  const text = `${all} ${state}, the oldest for ${age}:`
  return { text, needsSomebody: true, command: `${leads} list --state ${state}` }
}

async function checkAnswers(db: Database, now: number): Promise<Finding[]> {
  const answered = await countAnsweredWithPage(db, now)
  return answered.map(({ form, leads }) => ({
    text: `${form}: ${leads} answered with a web page within a day. Does the backend have them?`,
    needsSomebody: true,
  }))
}

async function checkDisk(): Promise<Finding> {
  const room = await diskRoom()
  const text = `${(room / 1e9).toFixed(1)} GB free on the disk of the store.`
  return { text, needsSomebody: room < leastRoomBytes }
}

async function checkBackup(db: Database, now: number, leads: string): Promise<Finding> {
  const at = await lastBackup(db)
  if (at === undefined) {
    const needsSomebody = now - ((await firstReceived(db)) ?? now) > oldBackupMs
    const text = 'No backup has been made. Make one daily:'
    return { text, needsSomebody, isNote: !needsSomebody, command: `${leads} backup FILE` }
  }
  if (at > now + hourMs) {
    return { text: 'The last backup is dated in the future: make another.', needsSomebody: true }
  }
  const text = `The last backup was made ${inWords(Math.max(0, now - at))} ago.`
  return { text, needsSomebody: now - at > oldBackupMs }
}

/** Nothing where the file is not there, or not for this user. */
async function checkCertificate(file: string, now: number): Promise<Finding[]> {
  const pem = await readFile(file).catch(() => undefined)
  if (!pem) return []
  const left = Date.parse(new X509Certificate(pem).validTo) - now
  const text = left > 0 ? `ends in ${inWords(left)}.` : 'has ended.'
  return [{ text: `The certificate ${text}`, needsSomebody: left < lastDaysMs }]
}

async function checkLeads(db: Database, now: number, leads: string): Promise<Finding[]> {
  const findings = [
    ...(await describeSite(db)),
    ...(await checkPending(db, now)),
    await checkStuck(db, 'failed', now, leads),
    await checkStuck(db, 'held', now, leads),
    ...(await checkAnswers(db, now)),
  ]
  if (db.kind === 'sqlite') findings.push(await checkDisk(), await checkBackup(db, now, leads))
  return findings
}

/**
 * Says in words what needs attention and what is well (contract "Commands", `health`): whether the
 * store takes an enquiry, which build delivers where, what is pending, failed or is held, for SQLite
 * the room on the disk and the last backup, and the end of the certificate. A store that can't be
 * opened or read is a finding.
 * @param open opens the store; it is closed again
 * @param now milliseconds since 1970
 */
export async function checkHealth(
  open: () => Promise<Database>,
  now: number,
  { leads, certificate }: Place,
): Promise<Finding[]> {
  const findings: Finding[] = []
  let db: Database | undefined
  try {
    db = await open()
    findings.push(await checkWrite(db))
    findings.push(...(await checkLeads(db, now, leads)))
  } catch (error) {
    if (findings.length === 0) findings.push(await storeFails(error))
    else findings.push({ text: `The store can’t be read: ${reasonOf(error)}`, needsSomebody: true })
  } finally {
    await db?.destroy()
  }
  return [...findings, ...(await checkCertificate(certificate, now))]
}
