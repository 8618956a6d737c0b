import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

// The build writes the route types again, so the checks that read them run before it.
const lintAndTypes = ['npm run types', 'eslint --max-warnings 0 .', "stylelint '**/*.css'"]
const tidiness = ['prettier --check .', 'knip', 'npm run media -- --check', 'npm run docs']
const shortForm = (script: string) => `npm run ${script} -- --short`

/**
 * Groups of commands, which run one after the other. The commands of a group run at once, as many as
 * there are processors; their output is shown when they fail.
 */
const groups: Record<string, string[][]> = {
  verify: [[...lintAndTypes, ...tidiness, 'jest']],
  test: [
    lintAndTypes,
    ['jest', 'BACKEND_TOKEN=e2e-token NEWS_IMAGE_HOSTS=127.0.0.1:4109 npm run build'],
    ['playwright test'],
  ],
  more: [tidiness, ['test:faults', 'test:fuzz', 'test:deploy', 'bench:leads'].map(shortForm)],
}

interface Result {
  command: string
  output: string
  /** Whether the terminal has shown the output. */
  live: boolean
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
  return { command, output: stripVTControlCharacters(output), live, succeeded }
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

/** How many tests passed or failed by the last line of Jest or Playwright that counts them. */
const countTests = (output: string, word: string) =>
  Number(
    [...output.matchAll(new RegExp(`^(?:Tests:.* | +)(\\d+) ${word}\\b`, 'gm'))].at(-1)?.[1] ?? 0,
  )

/** Prints what could not be tested here, and the number of tests and other checks. */
function summarise(results: readonly Result[]) {
  let passed = 0
  let failed = 0
  for (const { command, output, live, succeeded } of results) {
    if (!succeeded && !live) console.error(`\n✗ ${command}\n\n${output}`)
    passed += countTests(output, 'passed') || Number(succeeded)
    failed += countTests(output, 'failed') || Number(!succeeded)
  }
  for (const { output } of results)
    for (const line of output.match(/^Not tested here: .*/gm) ?? []) console.log(line)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}

async function check(wanted: string[][]) {
  // Removing this folder removes everything that the checks leave. Postgres, another user, reads it.
  const folder = mkdtempSync(path.join(tmpdir(), 'octa-gym-'))
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  const results: Result[] = []
  try {
    for (const commands of wanted)
      if (results.every(({ succeeded }) => succeeded)) results.push(...(await runGroup(commands)))
    summarise(results)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const wanted = groups[process.argv[2] ?? '']
if (!wanted) throw new Error(`Name one of: ${Object.keys(groups).join(', ')}`)
await check(wanted)
