import 'server-only'
import { existsSync } from 'node:fs'
import path from 'node:path'

/** Why an embedded database can't be used, in words with the section of docs/operate.md that helps. */
const troubles = {
  /** It is intact and can't be opened or written to. */
  STORE_CLOSED: ['can’t be used, and what is in it is safe', 'Store closed'],
  /** It is not where it was. */
  STORE_GONE: ['is gone', 'Store gone'],
  /** Only this one is replaced by a backup. */
  STORE_DAMAGED: ['is damaged', 'Store damaged'],
} as const

export type Trouble = keyof typeof troubles

/**
 * A file beside the store that names its last backup, and is empty before the first. Where it is and the store is
 * not, there was one. It has a name of its own, so that `site.db*` does not name it.
 */
export const noteOf = (file: string) => path.join(path.dirname(file), 'last-backup')

/** The files of a store: itself, its write-ahead log and what its readers share. */
export const partsOf = (file: string): string[] => ['', '-wal', '-shm'].map((part) => file + part)

/** Whether there was a store before: its note is there, or its log, with leads that are in no other file. */
export const wasThere = (file: string): boolean =>
  existsSync(/* turbopackIgnore: true */ noteOf(file)) ||
  existsSync(/* turbopackIgnore: true */ `${file}-wal`)

/** The error of an embedded database that can't be used. */
export function troubleWith(file: string, code: Trouble, reason: string) {
  const [what, section] = troubles[code]
  const text = `${file} ${what}: ${reason} (operate.md, ${section})`
  return Object.assign(new Error(text), { code })
}
