import { parseArgs } from 'node:util'
import { everyClub } from '@/content/clubs'
import { type LeadFilter, leadStates } from '@/lib/enquiries'

/** The command line is wrong. The message is one line for the operator. */
export class UsageError extends Error {}

/** `xlsx` is for a spreadsheet. */
const exportFormats = ['csv', 'json', 'xlsx'] as const
export type ExportFormat = (typeof exportFormats)[number]

export type LeadsCommand =
  | { does: 'help' }
  | { does: 'list'; filter: LeadFilter; json: boolean }
  | { does: 'export'; filter: LeadFilter; format: ExportFormat }
  | { does: 'show' | 'retry' | 'release' | 'erase'; id: string; json: boolean }
  | { does: 'retry all failed'; json: boolean }
  | { does: 'erase person'; filter: LeadFilter; json: boolean }
  | { does: 'health'; json: boolean }
  | { does: 'backup'; file: string }

/** What `help` says; `command` is how the operator started it. */
export const usage = (
  command: string,
): string => `Shows and changes the leads in the store, also while the site runs.

Usage: ${command} COMMAND

  list [filter] [--json]        the newest first
  show ID [--json]              all that is known of a lead
  export --format xlsx|csv|json [filter]
                                the same of all, the oldest first
  retry ID [--json]             has a failed or pending lead tried now
  retry --all-failed [--json]
  release ID [--json]           has a quarantined lead (held) delivered
  erase ID [--json]             redacts what was typed, for good
  erase --phone NUMBER | --email ADDRESS [--json]
                                the same of all that a person sent
  health [--json]               what needs attention; exits 1 if anything does
  backup FILE                   copies the store to a new file
  help                          this text

  filter  --state pending|delivered|failed|held
          --form FORM, for example guest-pass
          --club CLUB, for example bandra or 104
          --since WHEN: 24h, 7d, 2026-11-01 or 2026-11-01T18:30, in Indian time
          --phone NUMBER, --email ADDRESS: in any spelling, by reading all leads
  ID      may be shortened to a beginning that no other lead has

DATABASE_URL or DATA_DIR, in the environment or an .env file, says where the
store is. To write a file:
  ${command} export --format xlsx > leads.xlsx
`

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const options = {
  state: text,
  form: text,
  club: text,
  since: text,
  phone: text,
  email: text,
  format: text,
  json: flag,
  'all-failed': flag,
  help: { type: 'boolean', short: 'h' },
} as const
const filters = ['state', 'form', 'club', 'since', 'phone', 'email']
const allowed: Record<string, readonly string[]> = {
  list: [...filters, 'json'],
  export: [...filters, 'format'],
  show: ['json'],
  retry: ['json', 'all-failed'],
  release: ['json'],
  erase: ['json', 'phone', 'email'],
  health: ['json'],
  backup: [],
}

/**
 * Reads a moment: hours or days before now, a date, or an ISO time. Without a zone it is Indian time.
 * @returns milliseconds since 1970
 * @throws a {@link UsageError}
 */
function readSince(when: string, now: number): number {
  const [, count, unit] = /^(\d{1,6})([hd])$/.exec(when) ?? []
  if (count) return now - Number(count) * (unit === 'h' ? 1 : 24) * 3_600_000
  const [, day, time = 'T00:00', zone = '+05:30'] =
    /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(?::\d\d(?:\.\d+)?)?)?(Z|[+-]\d\d:\d\d)?$/.exec(when) ?? []
  const at = Date.parse(`${day}${time}${zone}`)
  if (Number.isNaN(at)) {
    throw new UsageError(
      `--since ${when} is not understood: give 24h, 7d, 2026-11-01 or 2026-11-01T18:30.`,
    )
  }
  return at
}

/** Reads the id or the name of a club in addresses. Throws a {@link UsageError}. */
function readClub(given: string): number {
  const found = everyClub.find(({ id, slug }) => slug === given || String(id) === given)
  if (found) return found.id
  throw new UsageError(`--club must be one of: ${everyClub.map(({ slug }) => slug).join(', ')}.`)
}

function oneOf<T extends string>(name: string, known: readonly T[], value: unknown): T {
  const found = known.find((one) => one === value)
  if (!found) throw new UsageError(`${name} must be one of: ${known.join(', ')}.`)
  return found
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw new UsageError(String((error as Error).message).replace(/\. .*$/s, '.'))
  }
}

/**
 * Reads the command line of `npm run leads` (contract "Commands").
 * @param args the arguments after `npm run leads --`
 * @param now milliseconds since 1970
 * @throws a {@link UsageError} that says what is wrong with it
 */
export function readCommand(args: readonly string[], now: number): LeadsCommand {
  const { values, positionals } = parse(args)
  const [name, ...words] = positionals
  if (values.help || name === undefined || name === 'help') return { does: 'help' }
  const takes = Object.hasOwn(allowed, name) ? allowed[name] : undefined
  if (!takes) throw new UsageError(`There is no command ${name}: --help lists them all.`)
  const wrong = Object.keys(values).find((option) => !takes.includes(option))
  if (wrong) throw new UsageError(`${name} takes no --${wrong}.`)
  const {
    state,
    form,
    club,
    since,
    phone,
    email,
    format,
    json = false,
    'all-failed': allFailed = false,
  } = values
  const ofPerson = name === 'erase' && (phone !== undefined || email !== undefined)
  const most = allFailed || ofPerson || ['list', 'export', 'health'].includes(name) ? 0 : 1
  if (words.length > most) throw new UsageError(`${words[most]} is one argument too many.`)
  const filter = {
    state: state === undefined ? undefined : oneOf('--state', leadStates, state),
    form,
    club: club === undefined ? undefined : readClub(club),
    since: since === undefined ? undefined : readSince(since, now),
    phone,
    email,
  }
  if (name === 'list') return { does: name, filter, json }
  if (name === 'export') {
    return { does: name, filter, format: oneOf('--format', exportFormats, format) }
  }
  if (allFailed) return { does: 'retry all failed', json }
  if (ofPerson) return { does: 'erase person', filter: { phone, email }, json }
  if (name === 'health') return { does: name, json }
  const [id] = words
  if (name === 'backup') {
    if (!id) throw new UsageError('backup needs the name of a new file.')
    return { does: name, file: id }
  }
  if (!id) {
    throw new UsageError(
      `${name} needs the ID of a lead${name === 'retry' ? ' or --all-failed' : ''}.`,
    )
  }
  return { does: oneOf('command', ['show', 'retry', 'release', 'erase'], name), id, json }
}
