import 'server-only'
import { once } from 'node:events'
import { connect } from 'node:tls'
import { service } from '@/lib/service'
import { adviceOn } from './advice'
import { type Finding, findings, inWords } from './findings'
import { lastStart } from './last-start'
import { databaseFile } from './store/open'
import { isDiskFull, writeProbe } from './store/readiness'
import type { Database } from './store/tables'

/** A line of `leads health`; what to type is whole. */
export interface HealthLine extends Pick<Finding, 'severity' | 'text'> {
  commands?: readonly string[] | undefined
}

/** Where health is looked at. */
interface Place {
  /** How the operator's command is started there. */
  leads: string
  /** Where the nginx before the site listens, which shows its certificate: its files are root's. */
  front: { host: string; port: number }
}

const lastDaysMs = 14 * 24 * 3_600_000
const frontMs = 2_000

const well = (text: string): HealthLine => ({ severity: 'well', text })

/** What an error says in a line: its message, or its code where a connection has none. */
export function reasonOf(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string }
  return (message || code || String(error)).split('\n', 1)[0] ?? ''
}

const full = 'the disk is full'
const seeLog = [`journalctl -u '${service}@*' -n 50`]

const unreadable = 'The store can’t be read'

async function storeFails(
  error: unknown,
  what = 'The store takes no enquiry, and each form comes back to its visitor',
): Promise<HealthLine> {
  // SQLite calls a full disk an I/O error as well.
  const isFull = await isDiskFull().catch(() => false)
  const { command } = error as { command?: string }
  const reason = isFull ? full : reasonOf(error).replace(`: ${command}`, '')
  const ofThisCause = command
    ? [command]
    : reason.includes('locked') && [`fuser -v ${databaseFile()}`]
  const commands = isFull
    ? adviceOn({ kind: 'disk', severity: 'page' }).commands
    : ofThisCause || seeLog
  return { severity: 'page', text: `${what}: ${reason}`, commands }
}

/** Writes as a visitor's form does. */
async function checkWrite(db: Database): Promise<HealthLine> {
  try {
    await writeProbe(db)
    if (await isDiskFull()) throw new Error(full)
    return well('The store takes enquiries.')
  } catch (error) {
    return await storeFails(error)
  }
}

async function describeSite(db: Database): Promise<HealthLine[]> {
  const started = await lastStart(db)
  if (!started) return [well('No site has started on this store.')]
  const { build, backend } = started
  return [well(`The site that started last is build ${build}.`), well(`Leads go to ${backend}`)]
}

async function describeFindings(db: Database, now: number, leads: string): Promise<HealthLine[]> {
  const found = await findings(db, now)
  const none = (['late', 'failed', 'quarantined'] as const)
    .filter((kind) => !found.some((one) => one.kind === kind || one.kind === 'unknown form'))
    .map((kind) => well(`No lead is ${kind === 'late' ? 'pending' : kind}.`))
  const told = found.map(({ severity, text, advice }) => ({
    severity,
    text: [text, advice?.stake].filter(Boolean).join(' '),
    commands: advice?.commands.map((command) => command.replace(/^leads\b/, leads)),
  }))
  return [...none, ...told]
}

async function shownCertificate(front: Place['front']) {
  const socket = connect({ ...front, rejectUnauthorized: false })
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(frontMs) })
    return socket.getPeerX509Certificate()
  } catch {
    return undefined
  } finally {
    socket.destroy()
  }
}

/** Nothing where none is shown, as in a container. */
async function checkCertificate(front: Place['front'], now: number): Promise<HealthLine[]> {
  const certificate = await shownCertificate(front)
  if (!certificate) return []
  const left = Date.parse(certificate.validTo) - now
  const text = `The certificate ${left > 0 ? `ends in ${inWords(left)}` : 'has ended'}.`
  if (left > lastDaysMs) return [well(text)]
  const stake = 'Once it has, no browser opens the site.'
  const commands = ['certbot certificates', 'certbot renew && systemctl reload nginx']
  return [{ severity: 'page', text: `${text} ${stake}`, commands }]
}

/**
 * Says in words what needs attention and what is well (contract "Commands", `health`): whether the
 * store takes an enquiry, which build delivers where, all {@link findings}, and the end of the
 * certificate. A store that can't be opened or read is a line of it.
 * @param open opens the store; it is closed again
 */
export async function checkHealth(
  open: () => Promise<Database>,
  now: number,
  { leads, front }: Place,
): Promise<HealthLine[]> {
  const lines: HealthLine[] = []
  let db: Database | undefined
  try {
    db = await open()
    lines.push(await checkWrite(db))
    lines.push(...(await describeSite(db)), ...(await describeFindings(db, now, leads)))
  } catch (error) {
    lines.push(await (lines.length === 0 ? storeFails(error) : storeFails(error, unreadable)))
  } finally {
    await db?.destroy()
  }
  return [...lines, ...(await checkCertificate(front, now))]
}
