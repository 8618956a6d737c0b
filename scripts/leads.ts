import { existsSync } from 'node:fs'
import { loadEnvConfig } from '@next/env'
import { forms } from '@/content/forms/forms'
import { storeEnv } from '@/lib/env'
import { checkHealth } from '@/lib/leads/health'
import { findLead, listLeads, OperatorError, readLeads } from '@/lib/leads/find-leads'
import { eraseById, releaseById, retryAllFailed, retryById } from '@/lib/leads/operator'
import { log } from '@/lib/log'
import { backUp } from '@/lib/store/backup'
import { databaseFile, openDatabase } from '@/lib/store/database'
import type { Database } from '@/lib/store/tables'
import { writeExport } from './leads-export'
import { type LeadsCommand, UsageError, readCommand, usage } from './leads-options'
import { details, harmless, harmlessJson, overview, readable, table } from './leads-output'

const write = (text: string) => process.stdout.write(text)
const json = (value: unknown) => write(`${harmlessJson(value, 2)}\n`)

/** A list or an export may take longer than a visitor could wait. */
const statementMs = 600_000

/** A wrong DATA_DIR must not become a new, empty store. */
function requireStore() {
  const file = databaseFile()
  if (!storeEnv().DATABASE_URL && !existsSync(file)) {
    throw new OperatorError(
      `There is no store at ${file}: set DATA_DIR or DATABASE_URL as for the site.`,
    )
  }
}

async function health(db: Database, now: number, asJson: boolean) {
  const findings = await checkHealth(db, now)
  if (findings.some(({ needsSomebody }) => needsSomebody)) process.exitCode = 1
  if (asJson) return json(findings)
  const line = ({ text, needsSomebody }: (typeof findings)[number]) =>
    `${needsSomebody ? 'Needs attention: ' : 'OK: '}${harmless(text)}\n`
  return write(findings.map(line).join(''))
}

async function backup(db: Database, file: string, now: number) {
  if (db.kind === 'postgres') {
    throw new OperatorError('The store is in Postgres: back it up with pg_dump.')
  }
  if (existsSync(file)) throw new OperatorError(`${file} already exists: name a new file.`)
  await backUp(db, file, now)
  return write(`The store was copied to ${file}.\n`)
}

const acts = { retry: retryById, release: releaseById, erase: eraseById }

async function act(command: LeadsCommand, db: Database, now: number) {
  switch (command.does) {
    case 'help':
      return
    case 'list': {
      const { filter } = command
      const found = await listLeads(db, filter)
      if (command.json) return json(found.map(overview))
      if (found.length > 0) return write(table(found))
      const unknown = filter.form !== undefined && !forms.has(filter.form)
      return write(unknown ? `No leads. Forms: ${[...forms.keys()].join(', ')}\n` : 'No leads.\n')
    }
    case 'export':
      return writeExport(readLeads(db, command.filter), command.format, process.stdout)
    case 'retry all failed': {
      const due = await retryAllFailed(db, now)
      return command.json ? json({ due }) : write(`${due} failed leads are due now.\n`)
    }
    case 'health':
      return health(db, now, command.json)
    case 'backup':
      return backup(db, command.file, now)
    case 'show': {
      const lead = details(await findLead(db, command.id))
      return command.json ? json(lead) : write(readable(lead))
    }
    default: {
      const lead = overview(await acts[command.does](db, command.id, now))
      const done = command.does === 'erase' ? 'is erased' : 'is due now'
      return command.json ? json(lead) : write(`Lead ${lead.id} ${done}.\n`)
    }
  }
}

async function main() {
  const now = Date.now()
  const command = readCommand(process.argv.slice(2), now)
  if (command.does === 'help') return write(usage)
  loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error })
  requireStore()
  const db = await openDatabase(statementMs)
  try {
    return await act(command, db, now)
  } finally {
    await db.destroy()
  }
}

function fail(error: unknown) {
  const { message, code } = error as { message?: string; code?: string }
  // The reader of the output may have stopped, as `head` does.
  if (code === 'EPIPE') process.exit(0)
  process.stderr.write(`${harmless((message || code || String(error)).split('\n', 1)[0] ?? '')}\n`)
  process.exit(error instanceof UsageError ? 2 : 1)
}

log.level = 'silent'
process.stdout.on('error', fail)
main().catch(fail)
