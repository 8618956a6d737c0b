import { spawnSync } from 'node:child_process'

test('a program that knows how to start a Postgres still ends with the code it wants', () => {
  const program = "await import('./testing/postgres.mjs'); process.exitCode = 3"
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', program])
  expect(status).toBe(3)
})
