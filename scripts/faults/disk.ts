import { spawnSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'

/** A disk that can be filled and emptied. */
interface Disk {
  fill(): void
  free(): void
  remove(): void
}

const works = (command: string, ...args: string[]) => spawnSync(command, args).status === 0

function fillUp(descriptor: number) {
  for (const size of [1 << 20, 4096, 1]) {
    try {
      for (;;) writeSync(descriptor, Buffer.alloc(size))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
  }
}

/**
 * Gives a folder a small file system in memory, which can be filled.
 * @returns undefined where none may be mounted: that takes root
 */
export function smallDisk(folder: string): Disk | undefined {
  if (!works('mount', '-t', 'tmpfs', '-o', 'size=64m,mode=700', 'octa-gym-faults', folder)) return
  const ballast = path.join(folder, 'ballast')
  const unmount = () => works('umount', '-l', folder)
  process.once('exit', unmount)
  return {
    fill() {
      const file = openSync(ballast, 'a')
      fillUp(file)
      closeSync(file)
    },
    free: () => rmSync(ballast, { force: true }),
    remove() {
      process.off('exit', unmount)
      unmount()
    },
  }
}
