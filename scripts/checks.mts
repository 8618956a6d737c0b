import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'

// The build writes the route types again, so the checks that read them run before it.
const lintAndTypes = ['npm run types', "stylelint '**/*.css'"]
const tidiness = ['prettier --check .', 'knip', 'npm run media -- --check', 'npm run docs']

/**
 * Groups of commands, which run one after the other. The commands of a group run at once, as many as
 * there are processors; their output is shown when they fail.
 */
const groups: Record<string, string[][]> = {
  verify: [[...lintAndTypes, ...tidiness, 'jest']],
  test: [lintAndTypes, ['jest', 'npm run build:test'], ['playwright test']],
  more: [
    tidiness,
    ['npm run test:faults -- --short', 'npm run test:deploy'],
    ['npm run test:browsers'],
  ],
}

interface Result {
  command: string
  output: string
  succeeded: boolean
}

const running = new Set<ChildProcess>()
let stopping = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    stopping = true
    // After Ctrl-C the terminal has sent SIGINT to all of them.
    if (signal !== 'SIGINT') for (const child of running) child.kill(signal)
  })

/** @param live whether the output is shown while it is written */
async function runCommand(command: string, live: boolean): Promise<Result> {
  const began = performance.now()
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (live) process.stdout.write(text)
    })
  const succeeded = (await new Promise((resolve) => child.once('close', resolve))) === 0
  running.delete(child)
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(`${succeeded ? '✓' : '✗'} ${command} (${seconds} s)`)
  if (!succeeded && !live) console.error(output)
  return { command, output, succeeded }
}

async function runGroup(commands: readonly string[]): Promise<Result[]> {
  const waiting = [...commands]
  const results: Result[] = []
  const runNext = async () => {
    for (let next = waiting.shift(); next && !stopping; next = waiting.shift())
      results.push(await runCommand(next, commands.length === 1))
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, runNext))
  return results
}

async function check(wanted: string[][]) {
  // Removing this folder removes everything that the checks leave. Postgres, another user, reads it.
  const folder = mkdtempSync(path.join(tmpdir(), 'octa-gym-'))
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  const results: Result[] = []
  const failed = () => results.filter(({ succeeded }) => !succeeded)
  try {
    for (const commands of wanted)
      if (failed().length === 0) results.push(...(await runGroup(commands)))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  for (const { output } of results)
    for (const line of output.match(/^Not tested here: .*/gm) ?? []) console.log(line)
  for (const { command } of failed()) console.log(`Failed: ${command}`)
  process.exitCode = stopping || failed().length > 0 ? 1 : 0
}

const wanted = groups[process.argv[2] ?? '']
if (!wanted) throw new Error(`Name one of: ${Object.keys(groups).join(', ')}`)
await check(wanted)
