import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

const notOfTheSite =
  /^(\.git|\.next|\.data|\.env(?!\.example).*|node_modules|test-results|playwright-report|.*\.tsbuildinfo)$/

/** Whether a name in the folder of the project is that of a source, and not made, installed or private. */
export const isOfTheSite = (name: string): boolean => !notOfTheSite.test(name)

/** Copies all that a build needs into a folder: the site as it is now, and its packages. */
export function copySite(folder: string) {
  for (const name of readdirSync('.').filter(isOfTheSite))
    cpSync(name, path.join(folder, name), { recursive: true })
  const modules = path.join(folder, 'node_modules')
  const copyModules = (how: string) =>
    execFileSync('cp', [how, path.resolve('node_modules'), modules], { stdio: 'pipe' })
  try {
    // Links take a quarter of the time of copies, and no room.
    copyModules('-al')
  } catch {
    // The folder is on another disk: the try leaves empty folders.
    rmSync(modules, { recursive: true, force: true })
    copyModules('-a')
  }
}
