import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const secret = ['tls/privkey.pem', 'a.key', 'leads.dump', 'leads.csv', 'site.db', 'site.db-wal']

test.each([...secret, '.env', '.env.production'])('%s is not committed', (file) => {
  expect(execFileSync('git', ['check-ignore', '--no-index', file], { encoding: 'utf8' })).toBe(
    `${file}\n`,
  )
})

test('only what is named gets into an image, and no keys or copies of leads', () => {
  const [first, ...rules] = readFileSync('.dockerignore', 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
  expect(first).toBe('*')
  const named = rules.filter((rule) => rule.startsWith('!'))
  expect(named.filter((rule) => !/^![\w.-]+$/.test(rule))).toEqual([])
  for (const ending of ['key', 'pem', 'dump', 'csv', 'db', 'db-*'])
    expect(rules.slice(named.length)).toContain(`**/*.${ending}`)
  expect(rules.slice(named.length)).toContain('**/.env*')
})

test('no container names a secret in its environment, or may gain rights', () => {
  const compose = readFileSync('compose.yaml', 'utf8')
  expect(compose).not.toMatch(/(TOKEN|PASSWORD|DATABASE_URL): /)
  expect(compose).not.toContain('POSTGRES_USER')
  expect(compose.match(/no-new-privileges/g)).toHaveLength(3)
  expect(compose.match(/mem_limit/g)).toHaveLength(3)
})
