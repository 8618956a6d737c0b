import { docsProblems, type Project } from './problems'

const settings = ['BACKEND_URL', 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', 'SANDBOX_PORT']
const table = [...settings, 'npm run build', 'npm start', 'octa_leads{form}']
  .map((name) => `| \`${name}\` | what it is |`)
  .join('\n')
const dependencies = '| `next` | `16.4.5` | the framework |'

function check(extra: string, change: Partial<Project> = {}) {
  return docsProblems({
    pages: new Map([
      ['README.md', extra],
      ['docs/contract.md', table],
      ['docs/dependencies.md', `# Next, and more\n${dependencies}`],
    ]),
    exists: (file) => ['lib', 'lib/env.ts', 'docs/dependencies.md'].includes(file),
    topLevel: new Set(['lib', 'docs']),
    scripts: { build: 'next build', start: 'next start' },
    packages: { next: '16.4.5' },
    envSource: 'const schema = z.object({\n  BACKEND_URL: z.string(),\n})',
    envExample: settings.map((name) => `# ${name}=`).join('\n'),
    sources: new Map([['lib/metrics/leads.ts', "  name: 'octa_leads',\n"]]),
    ...change,
  })
}

test('documentation that is true has no problem', () => {
  expect(
    check(
      '`lib/env.ts`, `@/lib/env.ts`, `/getpass`, `next/image`, [why](docs/dependencies.md#next-and-more), `[no](link)`, [far](https://a.example), `npm run build`, `npm start`, npm ci',
    ),
  ).toEqual([])
})

test.each([
  ['`lib/gone.ts`', 'lib/gone.ts'],
  ['`@/lib/gone`', 'lib/gone'],
  ['`library/env.ts`', 'library/env.ts'],
  ['[the page](docs/gone.md#part)', 'docs/gone.md'],
  ['![a picture](docs/gone.webp)', 'docs/gone.webp'],
])('a path that does not exist is named: %s', (text, path) => {
  expect(check(text)).toEqual([`README.md: there is no ${path}`])
})

test('a link is read from the folder of its page', () => {
  const pages = new Map([
    ['README.md', ''],
    ['docs/contract.md', table],
    ['docs/dependencies.md', `${dependencies}\n[settings](../lib/env.ts) [none](lib/env.ts)`],
  ])
  expect(check('', { pages })).toEqual(['docs/dependencies.md: there is no docs/lib/env.ts'])
})

test.each([
  ['[a heading](docs/dependencies.md#last)', '#last in docs/dependencies.md'],
  ['# One\n\n[a heading](#two)', '#two in README.md'],
  ['[a page][1]\n\n[1]: docs/gone.md', 'docs/gone.md'],
])('a link that leads nowhere is named: %j', (text, target) => {
  expect(check(text)).toEqual([`README.md: there is no ${target}`])
})

test('headings are found by the anchors that GitHub gives them', () => {
  expect(check('# Two: `a` & b\n# Same\n# Same\n[1](#two-a--b) [2](#same) [3](#same-1)')).toEqual(
    [],
  )
})

test('a decision that its list does not name, or that is too long, is named', () => {
  const pages = new Map([
    ['README.md', ''],
    ['docs/contract.md', table],
    ['docs/dependencies.md', dependencies],
    ['docs/decisions/README.md', '1. [One](0001-one.md)'],
    ['docs/decisions/0001-one.md', 'one\n'.repeat(41)],
    ['docs/decisions/0002-two.md', ''],
  ])
  expect(check('', { pages })).toEqual([
    'docs/decisions/0001-one.md: 41 lines, more than 40',
    'docs/decisions/README.md: 0002-two.md is missing',
  ])
})

test.each([
  ['`npm run bench`', 'bench'],
  ['```sh\nnpm ci && npm test\n```', 'test'],
])('a command that does not exist is named: %j', (text, command) => {
  expect(check(text)).toEqual([`README.md: there is no npm run ${command}`])
})

test('dependencies that are missing, too many or of another version are named', () => {
  const page = 'docs/dependencies.md'
  expect(check('', { packages: { next: '16.4.5', zod: '4.6.7' } })).toEqual([
    `${page}: zod 4.6.7 is missing`,
  ])
  expect(check('', { packages: {} })).toEqual([`${page}: next 16.4.5 is not used`])
  expect(check('', { packages: { next: '16.4.6' } })).toEqual([
    `${page}: next 16.4.6 is missing`,
    `${page}: next 16.4.5 is not used`,
  ])
})

test('settings that are missing or too many are named, in the example and in the contract', () => {
  expect(check('', { envExample: '# BACKEND_URL=\n# SANDBOX_PORT=' })).toEqual([
    '.env.example: NEXT_SERVER_ACTIONS_ENCRYPTION_KEY is missing',
  ])
  expect(check('', { envSource: '' })).toEqual([
    '.env.example: BACKEND_URL is not used',
    'docs/contract.md: BACKEND_URL is not used',
  ])
})

test('commands and metrics that the contract lacks, or that are gone, are named', () => {
  expect(check('', { scripts: { build: '', start: '', bench: '' }, sources: new Map() })).toEqual([
    'docs/contract.md: bench is missing',
    'docs/contract.md: octa_leads is not used',
  ])
})
