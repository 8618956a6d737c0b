import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { edits } from './other-brand/edits'

/*
 * Runs the checks on a copy of the site with another brand, other clubs and other texts. What fails
 * there holds content that may change. With names of commands, it runs these instead.
 */

const commands = process.argv.length > 2 ? process.argv.slice(2) : ['node scripts/checks.mts brand']
const fixedBySpecification = 'content/specification.test.ts'
const folder = mkdtempSync(path.join(tmpdir(), 'other-brand-'))

/** Runs a command in the copy, with its output on the terminal. */
function run(command: string): boolean {
  console.log(`Other brand: ${command}`)
  const env = { ...process.env, PATH: `${folder}/node_modules/.bin:${process.env.PATH}` }
  return spawnSync(command, { cwd: folder, env, shell: true, stdio: 'inherit' }).status === 0
}

function copySite() {
  const listed = spawnSync('git', ['ls-files', '-coz', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  for (const file of new Set(listed.stdout.split('\0')))
    if (file && file !== fixedBySpecification && existsSync(file))
      cpSync(file, path.join(folder, file), { recursive: true })
  const copies = path.join(folder, 'node_modules')
  const copyModules = (how: string) => spawnSync('cp', [how, path.resolve('node_modules'), copies])
  // Hard links where both are on one disk; elsewhere the try leaves empty folders.
  if (copyModules('-al').status !== 0) {
    rmSync(copies, { recursive: true, force: true })
    copyModules('-a')
  }
  // Some tests ask git what it ignores.
  spawnSync('git', ['init', '-q'], { cwd: folder })
}

function edit() {
  for (const [file, changes] of Object.entries(edits)) {
    let text = readFileSync(file, 'utf8')
    for (const [found, replacement] of changes) {
      const changed = text.replace(found, replacement)
      if (changed === text) throw new Error(`${file} has no ${String(found)} any more`)
      text = changed
    }
    writeFileSync(path.join(folder, file), text)
  }
}

try {
  copySite()
  edit()
  run('npm run -s icons')
  const failed = commands.filter((command) => !run(command))
  for (const command of failed) console.log(`Failed with another brand: ${command}`)
  process.exitCode = failed.length > 0 ? 1 : 0
} finally {
  if (!process.env.KEEP) rmSync(folder, { recursive: true, force: true })
  else console.log(folder)
}
