import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'

/**
 * Runs the commands it is given side by side, one for each processor and at least two, in their
 * order. Each is one line when it is done; what failed ones wrote comes at the end. With `--live`
 * the last command writes straight to the terminal.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { live: { type: 'boolean', default: false } },
})

const shown = ['inherit', 'inherit'] as const
const collected = ['pipe', 'pipe'] as const

interface Failure {
  command: string
  output: string
}

async function runCommand(command: string, live: boolean): Promise<Failure[]> {
  const began = performance.now()
  const child = spawn(command, { shell: true, stdio: ['ignore', ...(live ? shown : collected)] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const code = await new Promise((resolve) => child.once('close', resolve))
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(`${code === 0 ? '✓' : '✗'} ${command} (${seconds} s)`)
  return code === 0 ? [] : [{ command, output }]
}

async function runAll() {
  const waiting = [...positionals]
  const failures: Failure[] = []
  const runNext = async () => {
    for (let command = waiting.shift(); command; command = waiting.shift())
      failures.push(...(await runCommand(command, values.live && waiting.length === 0)))
  }
  const runners = Math.max(2, availableParallelism())
  await Promise.all(Array.from({ length: runners }, runNext))
  for (const { command, output } of failures) console.error(`\n✗ ${command}\n\n${output}`)
  process.exitCode = failures.length > 0 ? 1 : 0
}

void runAll()
