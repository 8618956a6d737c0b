import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { useFolder } from '@/testing/folder'

const at = useFolder()

/** Runs Node as a build does, without what Jest or a launch has set. */
const run = (args: string[], cwd = '.') => {
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production' }
  delete env.LAUNCHED
  return spawnSync(process.execPath, args, { cwd, env, encoding: 'utf8' })
}

test.each(['redirects', 'rewrites', 'headers'])(
  '%s in the configuration of Next.js stop the build: they would do nothing',
  (name) => {
    const config = readFileSync('next.config.js', 'utf8')
    const { status, stderr } = run([
      '-e',
      config.replace('poweredByHeader', `${name}: async () => [], poweredByHeader`),
    ])
    expect(stderr).toMatch(new RegExp(`^The site can't be built or started: ${name} in`))
    expect(status).toBe(1)
  },
)

test('a build with LAUNCHED=1 in .env.local is refused while a placeholder is left', () => {
  const [tsx, launchCheck] = [require.resolve('tsx/cli'), path.resolve('scripts/launch-check.ts')]
  const check = () =>
    run([tsx, '--tsconfig', path.resolve('tsconfig.json'), launchCheck, 'build'], at())
  mkdirSync(at('content/media'), { recursive: true })
  writeFileSync(at('content/media/media.json'), '[]')
  writeFileSync(at('content/any.ts'), "placeholder('text', 'a')")
  expect(check().status).toBe(0)
  writeFileSync(at('.env.local'), 'LAUNCHED=1\n')
  const { status, stdout } = check()
  expect(stdout).toMatch(/LAUNCHED=1 refuses a build/)
  expect(status).toBe(1)
})
