import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'

/** Beside its content each entry has small files, which take a block of the disk each. */
const blocksBytes = 8192
const endings = ['.html', '.body', '.meta', '.rsc']

/** Another process may delete a file that was just listed. */
function sizeAndTime(file: string) {
  const stats = statSync(file, { throwIfNoEntry: false })
  return { size: stats?.size ?? 0, time: stats?.mtimeMs ?? 0 }
}

/**
 * Keeps the entries of a folder below a number of bytes: those that were not used the longest are
 * deleted. An entry is some files that differ in their endings.
 * @param folder what is in it already counts, the oldest first
 */
export function boundedFiles(folder: string, mostBytes: number) {
  const entries = new Map<string, number>()
  let bytes = 0

  const count = (entry: string, size: number) => {
    bytes += size - (entries.get(entry) ?? 0)
    entries.delete(entry)
    entries.set(entry, size)
  }
  mkdirSync(folder, { recursive: true })
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.(html|body)$/.test(name))
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .map((file) => ({ file, ...sizeAndTime(file) }))
    .toSorted((one, other) => one.time - other.time)
  for (const { file, size } of found) count(file.replace(/\.\w+$/, ''), size + blocksBytes)

  return {
    /** Notes that an entry is used. */
    use: (entry: string) => {
      const size = entries.get(entry)
      if (size !== undefined) count(entry, size)
    },
    /** Notes that an entry was written, and makes room for it. */
    add: async (entry: string, contentBytes: number) => {
      count(entry, contentBytes + blocksBytes)
      for (const [oldest, size] of entries) {
        if (bytes <= mostBytes || oldest === entry) return
        entries.delete(oldest)
        bytes -= size
        await Promise.all(endings.map((ending) => rm(oldest + ending, { force: true })))
      }
    },
  }
}
