import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Edit, edits, everywhere, removed } from './other-brand/edits'
import { copySite } from './process/copy-site'

/*
 * Runs the checks on a copy of the site with another brand, which has less. What fails there holds
 * content that may change. With names of commands, it runs these instead.
 */

const commands = process.argv.length > 2 ? process.argv.slice(2) : ['node scripts/checks.mts brand']
const folder = mkdtempSync(path.join(tmpdir(), 'other-brand-'))

/** Runs a command in the copy, with its output on the terminal. */
function run(command: string): boolean {
  console.log(`Other brand: ${command}`)
  const binaries = `${folder}/node_modules/.bin:${process.env.PATH}`
  const env = { ...process.env, PATH: binaries }
  return spawnSync(command, { cwd: folder, env, shell: true, stdio: 'inherit' }).status === 0
}

function edit(file: string, changes: readonly Edit[], isNeeded: boolean) {
  let text = readFileSync(path.join(folder, file), 'utf8')
  for (const [found, replacement] of changes) {
    const changed = text.replace(found, replacement)
    if (isNeeded && changed === text) throw new Error(`${file} has no ${String(found)} any more`)
    text = changed
  }
  writeFileSync(path.join(folder, file), text)
}

try {
  copySite(folder)
  for (const file of removed) rmSync(path.join(folder, file), { recursive: true })
  // Some tests ask git what it ignores.
  spawnSync('git', ['init', '-q'], { cwd: folder })
  for (const [file, changes] of Object.entries(edits)) edit(file, changes, true)
  for (const file of globSync('content/**/*.{ts,md,json}', { cwd: folder }))
    edit(file, everywhere, false)
  run('npm run -s icons')
  const failed = commands.filter((command) => !run(command))
  for (const command of failed) console.log(`Failed with another brand: ${command}`)
  process.exitCode = failed.length > 0 ? 1 : 0
} finally {
  rmSync(folder, { recursive: true, force: true })
}
