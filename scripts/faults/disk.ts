import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'

const works = (command: string, ...args: string[]) => spawnSync(command, args).status === 0

/**
 * Gives a folder a small file system in memory, which can be filled.
 * @returns undefined where none may be mounted: that takes root
 */
export function smallDisk(folder: string) {
  if (!works('mount', '-t', 'tmpfs', '-o', 'size=64m,mode=700', 'octa-gym-faults', folder)) return
  const ballast = path.join(folder, 'ballast')
  const unmount = () => works('umount', '-l', folder)
  process.once('exit', unmount)
  return {
    fill: () => works('cp', '/dev/zero', ballast),
    free: () => rmSync(ballast, { force: true }),
    remove() {
      process.off('exit', unmount)
      unmount()
    },
  }
}
