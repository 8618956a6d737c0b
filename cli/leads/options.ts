import { parseArgs } from 'node:util'
import { everyClub } from '@/content/clubs'
import { type LeadFilter, leadStates } from '@/lib/enquiries'

/** The command line is wrong. The message is one line for the operator. */
export class UsageError extends Error {}

/** `xlsx` is for a spreadsheet, `clicks` for an advertising account. */
const exportFormats = ['csv', 'xlsx', 'clicks'] as const
export type ExportFormat = (typeof exportFormats)[number]

const filters = ['state', 'form', 'club', 'since', 'phone', 'email'] as const

/** The options that each command takes, and what has to be named where they don't say which leads are meant. */
const commands = {
  help: { takes: [] },
  list: { takes: [...filters, 'json'] },
  export: { takes: [...filters, 'format'] },
  show: { takes: [], names: 'the ID of a lead' },
  retry: { takes: ['all-failed'], names: 'the ID of a lead or --all-failed' },
  release: { takes: [], names: 'the ID of a lead' },
  erase: { takes: ['phone', 'email'], names: 'the ID of a lead' },
  health: { takes: [] },
  backup: { takes: [], names: 'the name of a new file' },
  add: { takes: [], names: 'a file of SQLite or a postgres:// address' },
} satisfies Record<string, { takes: readonly string[]; names?: string }>

type Command = keyof typeof commands

/** A command line. */
export type LeadsCommand = {
  filter: LeadFilter
  /** An ID, a file or an address, or nothing. */
  named: string
  json: boolean
  allFailed: boolean
} & ({ does: 'export'; format: ExportFormat } | { does: Exclude<Command, 'export'> })

/** What `help` says. */
export const usage = `Shows and changes the leads in the store, also while the site runs.

Usage: leads COMMAND

  list [filter] [--json]        the newest first
  show ID                       all that is known of a lead
  export --format xlsx|csv [filter]
                                the same of all, the oldest first
  export --format clicks [filter]
                                paid clicks: id, time and form only, as CSV
  retry ID                      has a failed or pending lead tried now
  retry --all-failed
  release ID                    has a quarantined lead (held) delivered
  erase ID                      redacts what was typed, for good
  erase --phone NUMBER | --email ADDRESS
                                the same of all that a person sent
  health                        what needs attention; exits 1 if anything does
  backup FILE                   copies the store to a new file
  add FILE|postgres://…         adds the leads of another store that this lacks,
                                and redacts what is redacted there
  help                          this text

  filter  --state pending|delivered|failed|held
          --form FORM, for example guest-pass
          --club CLUB, for example bandra or 104
          --since WHEN: 24h, 7d, 2026-11-01 or 2026-11-01T18:30, in Indian time
          --phone NUMBER, --email ADDRESS: in any spelling, by reading all leads
  ID      may be shortened to a beginning that no other lead has

DATABASE_URL or DATA_DIR, in the environment or an .env file, says where the
store is. To write a file:
  leads export --format xlsx > leads.xlsx
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

const isCommand = (name: string): name is Command => Object.hasOwn(commands, name)

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
  const [name = 'help', ...words] = values.help ? [] : positionals
  if (!isCommand(name)) throw new UsageError(`There is no command ${name}: --help lists them all.`)
  const { takes, names }: { takes: readonly string[]; names?: string } = commands[name]
  const wrong = Object.keys(values).find((option) => option !== 'help' && !takes.includes(option))
  if (wrong) throw new UsageError(`${name} takes no --${wrong}.`)
  const { state, form, club, since, phone, email, format, json = false } = values
  const allFailed = values['all-failed'] ?? false
  const isOfMany = allFailed || (phone ?? email) !== undefined
  const most = names === undefined || isOfMany ? 0 : 1
  if (words.length > most) throw new UsageError(`${words[most]} is one argument too many.`)
  if (words.length < most) throw new UsageError(`${name} needs ${names}.`)
  const filter = {
    state: state === undefined ? undefined : oneOf('--state', leadStates, state),
    form,
    club: club === undefined ? undefined : readClub(club),
    since: since === undefined ? undefined : readSince(since, now),
    phone,
    email,
  }
  const command = { filter, named: words[0] ?? '', json, allFailed }
  return name === 'export'
    ? { ...command, does: name, format: oneOf('--format', exportFormats, format) }
    : { ...command, does: name }
}
