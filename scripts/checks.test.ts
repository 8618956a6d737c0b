import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'checks-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs the checks of a command with programs that do nothing but what is given, by name. */
function runChecks(command: string, programs: Record<string, string>) {
  const names = ['npm', 'eslint', 'prettier', 'knip', 'stylelint', 'jest', 'playwright']
  for (const name of names) {
    const file = path.join(folder, name)
    writeFileSync(file, `#!/bin/sh\n${programs[name] ?? ''}\n`)
    chmodSync(file, 0o755)
  }
  const PATH = [folder, process.env.PATH].join(':')
  const env = { ...process.env, PATH }
  const run = spawnSync(process.execPath, ['scripts/checks.mts', command], {
    env,
    encoding: 'utf8',
  })
  return { ...run, lines: run.stdout.trimEnd().split('\n') }
}

test('the last lines of a run say what could not be tested, and count tests and other checks', () => {
  const { status, lines } = runChecks('test', {
    jest: 'echo "Tests:       1 skipped, 30 passed, 31 total" >&2',
    stylelint: 'echo "Not tested here: the weather."',
    eslint: 'echo "30 passed"',
    playwright: 'echo "  ✓ 1 a test"; echo; echo "  12 passed (1.3m)"',
  })
  expect(status).toBe(0)
  expect(lines.slice(-2)).toEqual(['Not tested here: the weather.', '46 passed, 0 failed'])
})

test('what a program leaves in the folder for temporary files is gone at the end', () => {
  const { status, lines } = runChecks('test', {
    playwright: 'touch "$TMPDIR/left"; ls "$TMPDIR/left"',
  })
  expect(status).toBe(0)
  const left = lines.find((line) => line.endsWith('/left')) ?? ''
  expect(left).not.toBe('')
  expect(existsSync(path.dirname(left))).toBe(false)
})

test('a check that fails shows what it wrote, and nothing that comes after it is run', () => {
  const { status, stderr, lines } = runChecks('test', { stylelint: 'echo "wrong: a"; exit 1' })
  expect(status).toBe(1)
  expect(stderr).toContain("✗ stylelint '**/*.css'\n\nwrong: a\n")
  expect(lines.join('\n')).not.toMatch(/jest|playwright/)
  expect(lines.at(-1)).toBe('2 passed, 1 failed')
})
