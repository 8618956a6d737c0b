import 'server-only'
import path from 'node:path'
import { service } from '@/lib/service'
import { databaseFile } from './store/open'

/** What a finding is about. */
export type Kind =
  | 'late'
  | 'failed'
  | 'quarantined'
  | 'unknown form'
  | 'other store'
  | 'web page'
  | 'flood'
  | 'quiet'
  | 'news'
  | 'disk'
  | 'backup'

/** What somebody who reads a finding at night has to know, and what to type on the machine of docs/operate.md. */
export interface Advice {
  /** What is at stake, and how long there is time. */
  stake: string
  /** The command that shows more, and the one that mends it once the cause is known. */
  commands: readonly string[]
}

const logOf = (words: string) => `journalctl -u '${service}@*' --since -2d | grep '${words}' | tail`
const askBackend = (backend: string) =>
  `curl -sS -m 10 -o /dev/null -w '%{http_code}\\n' ${backend}/api/v1/webnews`

/**
 * The advice on a finding.
 * @param backend where the site that started last sends leads
 */
export function adviceOn(
  { kind, form = '', severity }: { kind: Kind; form?: string; severity: string },
  backend = 'BACKEND_URL',
): Advice {
  const advice: Record<Kind, () => Advice> = {
    late: () => ({
      stake:
        'These people were thanked, and nobody has their enquiries yet. They go out by themselves once the backend takes them: when the second command says 000 or 5.., it is away, and who runs it is to be called. After three days of trying they are failed, and kept.',
      commands: [`leads list --state pending --form ${form}`, askBackend(backend)],
    }),
    failed: () => ({
      stake: `Nobody has these enquiries, and those that follow may fail too. 401 or 403: correct BACKEND_TOKEN in /etc/${service}/site.env, and restart one process after the other. 422: it refuses a field, call a developer. They are kept for a year: when the cause is gone, the second command sends them all.`,
      commands: [`leads list --state failed --form ${form}`, 'leads retry --all-failed'],
    }),
    quarantined: () => ({
      stake: `They look like spam, and nobody has them. Release what a person sent, erase the rest; after a year that is done by itself.`,
      commands: [`leads list --state held --form ${form}`, 'leads release ID'],
    }),
    'unknown form': () => ({
      stake: `People were thanked for them, this release has no such form, and so they go nowhere. Put the form into content/forms/retired.ts and release: they go out by themselves. Or pass them on by hand from ~/leads.csv, and erase them.`,
      commands: [
        `leads list --form ${form}`,
        `leads export --format csv --form ${form} > ~/leads.csv`,
      ],
    }),
    'other store': () => ({
      stake: `People were thanked for them, and no site delivers from there. The second command adds what is missing here; nothing is sent twice.`,
      commands: [`ls -la ${path.dirname(databaseFile())}`, `leads add ${databaseFile()}`],
    }),
    'web page': () => ({
      stake:
        'A login or a maintenance page responds so, and then nobody has them. They count as delivered, and are erased after LEAD_RETENTION_DAYS: compare them with the backend, and enter by hand what it lacks.',
      commands: [
        `leads list --state delivered --since 1d --form ${form}`,
        `leads export --format csv --state delivered --since 1d --form ${form} > ~/leads.csv`,
      ],
    }),
    flood: () => ({
      stake: `Unless a campaign brought them, clubs will call people who asked for nothing. Find the network, put “deny 203.0.113.0/24;” into /etc/${service}/nginx/local/name.conf, reload nginx, and erase them.`,
      commands: [
        'leads list --since 1h',
        `ss -Htn state established '( sport = :443 )' | awk '{print $4}' | sed 's/:[0-9]*$//' | sort | uniq -c | sort -n | tail`,
      ],
    }),
    quiet: () => ({
      stake: `If the forms are broken, each visitor is lost. Send the contact form from a phone, with the last name “Test of the site” so that nobody calls. If it is in the list, visitors stay away.`,
      commands: ['leads list --since 1h'],
    }),
    news: () => ({
      stake: `Visitors miss what is new; no enquiry is at stake.`,
      commands: [logOf('news could not be read'), askBackend(backend)],
    }),
    disk: () => ({
      stake:
        'When it is full, each form comes back to its visitor. A day of enquiries takes less than 10 MB: something else fills it.',
      commands: [
        `du -xh "$(findmnt -no TARGET -T ${path.dirname(databaseFile())})" | sort -h | tail -n 30`,
        'journalctl --vacuum-size=200M && apt-get clean',
      ],
    }),
    backup: () => ({
      stake: `If the disk breaks, what came since is lost, but for what the backend has.`,
      commands: [`journalctl -u ${service}-backup -n 20`, `systemctl start ${service}-backup`],
    }),
  }
  const { stake, commands } = advice[kind]()
  return { stake: severity === 'page' ? stake : `${stake} It can wait until morning.`, commands }
}
