import { execFileSync } from 'node:child_process'
import { closeSync, constants, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A disk that can be filled and emptied. `pids` are the processes that write to it. */
interface Disk {
  how: string
  fill(pids: readonly number[]): void
  free(pids: readonly number[]): void
  remove(): void
}

const run = (command: string, ...args: string[]) =>
  void execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'] })

function works(command: string, ...args: string[]): boolean {
  try {
    run(command, ...args)
    return true
  } catch {
    return false
  }
}

function fillUp(descriptor: number) {
  for (const size of [1 << 20, 4096, 1]) {
    try {
      for (;;) writeSync(descriptor, Buffer.alloc(size))
    } catch (error) {
      if (!/^(ENOSPC|EAGAIN)$/.test((error as NodeJS.ErrnoException).code ?? '')) throw error
    }
  }
}

/** A descriptor to which every write fails. */
export function closedFile() {
  const descriptor = openSync('/dev/null', 'r')
  return { descriptor, close: () => closeSync(descriptor) }
}

/** A full pipe without a reader: a write to it blocks. */
export function fullPipe() {
  const folder = mkdtempSync(path.join(tmpdir(), 'octa-gym-pipe-'))
  const pipe = path.join(folder, 'pipe')
  run('mkfifo', pipe)
  const reader = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK)
  fillUp(reader)
  const descriptor = openSync(pipe, 'w')
  rmSync(folder, { recursive: true })
  return { descriptor, close: () => [reader, descriptor].forEach((each) => closeSync(each)) }
}

/**
 * Gives a folder a disk that can be filled: a small file system in memory where one may be mounted,
 * else a limit on what the processes may write (Linux).
 * @returns undefined where neither is possible
 */
export function smallDisk(folder: string): Disk | undefined {
  if (works('mount', '-t', 'tmpfs', '-o', 'size=64m,mode=700', 'octa-gym-faults', folder)) {
    const ballast = path.join(folder, 'ballast')
    const remove = () => works('umount', '-l', folder)
    process.once('exit', remove)
    return {
      how: 'a file system of 64 MB',
      fill() {
        const file = openSync(ballast, 'a')
        fillUp(file)
        closeSync(file)
      },
      free: () => rmSync(ballast, { force: true }),
      remove() {
        process.off('exit', remove)
        remove()
      },
    }
  }
  if (works('prlimit', '--pid', String(process.pid)))
    return {
      how: 'prlimit',
      fill: (pids) => limitFiles(pids, '0'),
      free: (pids) => limitFiles(pids, 'unlimited'),
      remove: () => undefined,
    }
}

/**
 * Limits how long a file of these processes may be (Linux). SQLite reports a write beyond it as
 * SQLITE_IOERR, like one to a disk that became read-only.
 */
export function limitFiles(pids: readonly number[], size: string) {
  for (const pid of pids) works('prlimit', '--pid', String(pid), `--fsize=${size}:`)
}
