import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { useFolder } from '@/testing/folder'

const at = useFolder()

test('a build with LAUNCHED=1 in .env.local is refused while a placeholder is left', () => {
  const [tsx, launchCheck] = [require.resolve('tsx/cli'), path.resolve('scripts/launch-check.ts')]
  const args = [tsx, '--tsconfig', path.resolve('tsconfig.json'), launchCheck, 'build']
  // Without what Jest or a launch has set.
  const { LAUNCHED: _, ...others } = process.env
  const env = { ...others, NODE_ENV: 'production' as const }
  const check = () => spawnSync(process.execPath, args, { cwd: at(), env, encoding: 'utf8' })
  mkdirSync(at('content/media'), { recursive: true })
  writeFileSync(at('content/media/media.json'), '[]')
  writeFileSync(at('content/any.ts'), "placeholder('text', 'a')")
  expect(check().status).toBe(0)
  writeFileSync(at('.env.local'), 'LAUNCHED=1\n')
  const { status, stdout } = check()
  expect(stdout).toMatch(/LAUNCHED=1 refuses a build/)
  expect(status).toBe(1)
})
