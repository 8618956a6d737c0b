import { statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { pipeline } from 'node:stream/promises'
import { setFlagsFromString } from 'node:v8'
import { loadEnvConfig } from '@next/env'
import { forms } from '@/content/forms/forms'
import { storeEnv } from '@/lib/env'
import {
  addLeads,
  backUp,
  checkHealth,
  type Database,
  databaseFile,
  redactById,
  redactPerson,
  findLead,
  type LeadFilter,
  needsSomebody,
  NothingToDo,
  openDatabase,
  OperatorError,
  readLeads,
  reasonOf,
  retryAllFailed,
  scheduleById,
  type StoredLead,
  wasThere,
} from '@/lib/enquiries'
import { log } from '@/lib/log'
import { writeExport } from './leads/export'
import { type LeadsCommand, UsageError, readCommand, usage } from './leads/options'
import {
  harmless,
  jsonLines,
  readableFinding,
  readableLead,
  tableHead,
  tableRow,
} from './leads/output'

const write = (text: string) => process.stdout.write(text)

/** A list or an export may take longer than a visitor could wait. */
const statementMs = 600_000

/** Somebody looks at it while visitors get their forms back. */
const healthMs = 5_000

/**
 * A wrong DATA_DIR must not become a new, empty store, and no file in the folder of the site one of root. One that is
 * gone is told of when it is opened.
 */
function requireStore() {
  if (storeEnv().DATABASE_URL) return
  const file = databaseFile()
  try {
    const { uid } = statSync(file)
    if (uid !== 0 && process.getuid?.() === 0)
      throw new OperatorError(
        `${file} belongs to another user: run this as that user, as docs/operate.md says.`,
      )
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === undefined) throw error
    // A store that this user may not see must not be taken for one that is gone.
    if (code !== 'ENOENT')
      throw new OperatorError(
        `${file} can't be reached by ${userInfo().username} (${code}): run this as the user of the site (operate.md, Store closed)`,
      )
    if (!wasThere(file))
      throw new OperatorError(
        `There is no store at ${file}: set DATA_DIR or DATABASE_URL as for the site.`,
      )
  }
}

async function health() {
  const findings = await checkHealth(() => openDatabase(healthMs), Date.now())
  if (findings.some(needsSomebody)) process.exitCode = 1
  return write(findings.map(readableFinding).join(''))
}

async function backup(db: Database, file: string, now: number) {
  if (db.kind === 'postgres') {
    throw new OperatorError('The store is in Postgres: back it up with pg_dump.')
  }
  await backUp(db, file, now)
  return write(`The store was copied to ${file}.\n`)
}

const noLeads = ({ form }: LeadFilter) =>
  form === undefined || forms.has(form)
    ? 'No leads.\n'
    : `No leads. Forms: ${[...forms.keys()].join(', ')}\n`

async function* tableLines(leads: AsyncIterable<StoredLead>, filter: LeadFilter) {
  let any = false
  for await (const lead of leads) {
    if (!any) yield tableHead
    any = true
    yield tableRow(lead)
  }
  if (!any) yield noLeads(filter)
}

/** Passes the leads on. When there are none, it writes a text to standard error, because the file of an export must stay valid. */
async function* orSay(leads: AsyncIterable<StoredLead>, text: string) {
  let any = false
  for await (const lead of leads) {
    any = true
    yield lead
  }
  if (!any) process.stderr.write(text)
}

const saysErased = (id: string) => `Lead ${id} is erased.\n`

async function act(command: LeadsCommand, db: Database, now: number) {
  const { filter, named } = command
  switch (command.does) {
    case 'list': {
      const leads = readLeads(db, filter, 'newest')
      const lines = command.json ? jsonLines(leads) : tableLines(leads, filter)
      return pipeline(lines, process.stdout, { end: false })
    }
    case 'export': {
      const leads = orSay(readLeads(db, filter, 'oldest'), noLeads(filter))
      return writeExport(leads, command.format, process.stdout)
    }
    case 'show':
      return write(readableLead(await findLead(db, named)))
    case 'retry':
    case 'release': {
      if (command.allFailed) {
        const due = await retryAllFailed(db, now)
        const leads = due === 1 ? '1 failed lead is' : `${due} failed leads are`
        return write(`${leads} due now.\n`)
      }
      const lead = await scheduleById(db, named, command.does, now)
      return write(`Lead ${lead.id} is due now.\n`)
    }
    case 'erase': {
      const isPerson = (filter.phone ?? filter.email) !== undefined
      const erased = isPerson
        ? await redactPerson(db, filter, now)
        : [await redactById(db, named, now)]
      return write(erased.map(saysErased).join(''))
    }
    case 'backup':
      return backup(db, named, now)
    case 'add': {
      const { added, pending, redacted } = await addLeads(db, named, statementMs, now)
      return write(
        `${added} leads were added, ${pending} of them pending. ${redacted} were redacted.\n`,
      )
    }
  }
}

async function main() {
  const command = readCommand(process.argv.slice(2), Date.now())
  if (command.does === 'help') return write(usage)
  loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error })
  requireStore()
  if (command.does === 'health') return health()
  const db = await openDatabase(statementMs)
  try {
    return await act(command, db, Date.now())
  } finally {
    await db.destroy()
  }
}

function fail(error: unknown) {
  const { message, code } = error as { message?: string; code?: string }
  // The reader of the output may have closed it, as `head` does.
  if (code === 'EPIPE') process.exit(0)
  if (error instanceof NothingToDo) {
    process.stderr.write(`Nothing to do: ${message}\n`)
    return
  }
  process.stderr.write(`${harmless(reasonOf(error))}\n`)
  process.exit(error instanceof UsageError ? 2 : 1)
}

// A command that runs for minutes beside the site should use little memory rather than little time.
setFlagsFromString('--optimize-for-size')
log.level = 'silent'
process.stdout.on('error', fail)
main().catch(fail)
