import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { useFolder } from '@/testing/folder'

const at = useFolder()

/** Writes batches of 100 KB, one each 5 ms, and then tells on standard error how many lines were dropped. */
const program = `
  import { writeSync } from 'node:fs'
  import { flushLog, installLog, log } from './lib/log.ts'
  import { runtime } from './lib/runtime.ts'
  installLog()
  process.once('SIGTERM', () => void flushLog().finally(() => process.exit(143)))
  let batch = 0
  const timer = setInterval(() => {
    console.log('a line of a library')
    if (batch === 0) process.emitWarning('a warning of Node\u009b31m\u202e😀')
    for (let line = 0; line < 200; line++) log.info({ batch, line, text: 'a'.repeat(500) }, 'line')
    if (++batch < Number(process.env.BATCHES)) return
    clearInterval(timer)
    setInterval(() => undefined, 1000)
    log.info('the last line')
    writeSync(2, JSON.stringify({ dropped: runtime().logOutput.dropped }) + '\\n')
  }, 5)
`

/** Runs the program with its standard output led elsewhere by bash, and ends it by SIGTERM. */
async function run(sink: string, batches: number) {
  const { PATH, TMPDIR } = process.env
  const node = [process.execPath, '--conditions=react-server', '--import', 'tsx']
  const child = spawn(
    'bash',
    ['-c', `exec "$@" ${sink}`, 'bash', ...node, '--input-type=module', '-e', program],
    {
      env: { NODE_ENV: 'production', PATH, TMPDIR, BATCHES: String(batches) },
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    },
  )
  const ended = once(child, 'exit') as Promise<[number | null]>
  const lines: string[] = []
  for await (const line of createInterface(child.stderr)) {
    lines.push(line)
    if (line.startsWith('{')) break
  }
  child.kill('SIGTERM')
  const [code] = await ended
  child.stderr.destroy()
  // Whoever stood at the other end of the pipe may be there still.
  if (child.pid && sink.includes('sleep')) process.kill(-child.pid, 'SIGKILL')
  const measured = JSON.parse(lines.at(-1) ?? '{}') as { dropped: number }
  return { code, before: lines.slice(0, -1), ...measured }
}

test.each([
  ['on a full disk', '> /dev/full', 1],
  // Node.js opens /dev/null in its place, which takes all that it has time for.
  ['closed', '>&-', 0],
  ['a pipe whose reader has gone', '> >(true)', 1],
  // For longer than a test may take: whoever waits for the reader fails by that.
  ['a pipe that nobody reads', '> >(exec sleep 600)', 1],
])('standard output is %s: nothing stops, and SIGTERM ends the process', async (_, sink, least) => {
  const seen = await run(sink, 100)
  expect(seen).toMatchObject({ code: 143, before: [] })
  expect(seen.dropped).toBeGreaterThanOrEqual(least)
})

test('a log that is read has every line, those of libraries and of Node, and the last before the end too', async () => {
  const file = at('log')
  expect(await run(`> '${file}'`, 20)).toMatchObject({ code: 143, before: [], dropped: 0 })
  const text = readFileSync(file, 'utf8')
  expect(text).toMatch(/^[\n -~]+$/)
  const lines = text.trimEnd().split('\n')
  const messages = lines.map((line) => (JSON.parse(line) as { msg: string }).msg)
  expect(messages).toHaveLength(20 * 201 + 2)
  expect(messages).toContain('Warning: a warning of Node\u009b31m\u202e😀')
  expect(messages[0]).toBe('a line of a library')
  expect(lines.at(-1)).toContain('the last line')
})
