import 'server-only'
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  openSync,
  readFileSync,
  statfsSync,
} from 'node:fs'
import { userInfo } from 'node:os'
import path from 'node:path'
import { service } from '@/lib/service'

/**
 * Why an embedded database can't be used: it is intact and can't be opened or written to, it is not where it was, or
 * what is in it is damaged.
 */
export type Trouble = 'STORE_CLOSED' | 'STORE_GONE' | 'STORE_DAMAGED'

/**
 * A file beside the store that names its last backup, and is empty before the first. Where it is and the store is
 * not, there was one. It has a name of its own, so that `site.db*` does not name it.
 */
export const noteOf = (file: string) => path.join(path.dirname(file), 'last-backup')

/** The last backup; `''` when none was made, undefined when there never was a store. */
function lastBackupOf(file: string): string | undefined {
  try {
    return readFileSync(/* turbopackIgnore: true */ noteOf(file), 'utf8')
  } catch {
    return undefined
  }
}

/** The files of a store: itself, its write-ahead log and what its readers share. */
export const partsOf = (file: string): string[] => ['', '-wal', '-shm'].map((part) => file + part)

/** Whether there was a store before: its note is there, or its log, with leads that are in no other file. */
export const wasThere = (file: string): boolean =>
  existsSync(/* turbopackIgnore: true */ noteOf(file)) ||
  existsSync(/* turbopackIgnore: true */ `${file}-wal`)

const quote = (text: string) =>
  /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`

/** The name of the user that this process runs as, or the number where it has none. */
function userName(): string {
  try {
    return userInfo().username
  } catch {
    return String(process.getuid?.())
  }
}

/** What replaces a damaged store by its last backup, and keeps the store. */
const restoring = (file: string, backup: string) =>
  [
    // Nothing is stopped or moved for a backup that is not there.
    `[ -s ${quote(backup)} ]`,
    `systemctl stop '${service}@*'`,
    `A=$(mktemp -d ${quote(path.dirname(file))}/aside-XXXX)`,
    `chown ${userName()}: "$A"`,
    `mv ${quote(file)}* "$A"`,
    `install -o ${userName()} -m 600 ${quote(backup)} ${quote(file)}`,
    `systemctl start ${service}@3001 ${service}@3002`,
  ].join(' && ')

/** Whether this process may do something with a file; a file that is not there is no obstacle. */
function obstacle(file: string, mode: number): string | undefined {
  try {
    accessSync(file, mode)
    return undefined
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return code === 'ENOENT' ? undefined : code
  }
}

function hasDescriptor(): boolean {
  try {
    closeSync(openSync('/dev/null', 'r'))
    return true
  } catch {
    return false
  }
}

/** What is wrong in words, and what is to be typed. */
type Advice = readonly [text: string, command: string]

/** Why an intact file can't be used, and what mends it; SQLite has two sentences for all causes. */
function adviceOnClosed(file: string, message: string): Advice {
  const folder = path.dirname(file)
  const { W_OK, X_OK, R_OK } = constants
  const obstacles = [
    obstacle(folder, W_OK | X_OK),
    ...partsOf(file).map((part) => obstacle(part, R_OK | W_OK)),
  ]
  const where = `findmnt -T ${quote(folder)}`
  if (obstacles.includes('EROFS')) return ['its disk is mounted read-only. To see why', where]
  if (obstacles.some(Boolean) || /EPERM|EACCES/.test(message))
    return [
      'it or its folder belongs to another user. As root',
      `chown ${userName()}: ${quote(folder)} ${quote(folder)}/*`,
    ]
  if (!hasDescriptor())
    return [
      'the process may open no more files. As root, raise LimitNOFILE',
      `systemctl edit ${service}@.service`,
    ]
  const { files, ffree } = statfsSync(folder)
  if (files > 0 && ffree === 0)
    return [
      'its disk has room for no other file. To see where the many are',
      `df -i ${quote(folder)}; du --inodes -xS / | sort -n | tail`,
    ]
  return [`${message}. To see what has it open, and its disk`, `fuser -v ${quote(file)}; ${where}`]
}

function adviceOn(file: string, trouble: Trouble, message: string): Advice {
  const backup = lastBackupOf(file)
  const folder = quote(path.dirname(file))
  if (trouble === 'STORE_DAMAGED')
    return backup
      ? [
          `${file}: ${message}. As root, restore the last backup; what came since is kept beside it, and docs/operate.md, “Back up and restore”, says how it is read`,
          restoring(file, backup),
        ]
      : [
          `${file}: ${message}, and no backup of it is known. Most of it can be read all the same: keep it, and call a developer. To look for a backup`,
          `ls -la ${folder} /var/lib/${service}-backup`,
        ]
  if (trouble === 'STORE_CLOSED') {
    const [text, command] = adviceOnClosed(file, message)
    return [`${file} can't be used, and what is in it is safe: ${text}`, command]
  }
  const known = backup ? `Its last backup is ${backup}. ` : ''
  return [
    `${file}: ${message}. ${known}Put it back, or mount its disk. If it is lost for good, docs/operate.md, ` +
      '“Back up and restore”, says what to do. To look for it',
    `findmnt -T ${folder}; ls -la ${folder}`,
  ]
}

/**
 * The error of an embedded database that can't be used. It says what is wrong, what that means for the enquiries, and
 * what to type, which is its `command` too. Only a damaged one is replaced by a backup.
 */
export function troubleWith(file: string, code: Trouble, message: string) {
  const [text, command] = adviceOn(file, code, message)
  return Object.assign(new Error(`${text}: ${command}`), { code, command })
}
