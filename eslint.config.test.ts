import { execFileSync } from 'node:child_process'

// ESLint loads its configuration by import(), which Jest does not offer: one process lints it all.
const linter = `
import { ESLint } from 'eslint'

const eslint = new ESLint({
  ruleFilter: ({ ruleId }) => /no-restricted-(imports|syntax)$/.test(ruleId),
})
const results = []
for (const [filePath, code] of JSON.parse(process.argv[1])) {
  const [{ messages }] = await eslint.lintText(code, { filePath })
  results.push(messages.map(({ message }) => message))
}
process.stdout.write(JSON.stringify(results))
`

const value = (from: string) => `export { thing } from '${from}'\n`
const type = (from: string) => `export type { Thing } from '${from}'\n`

const wrong: [file: string, code: string][] = [
  ['content/here.ts', value('@/lib/env')],
  ['content/here.ts', value('@/components/ui/icon')],
  ['content/here.ts', type('@/lib/forms/types')],
  ['content/here.ts', type('@/components/media/picture')],
  ['content/here.ts', value('@/testing/random')],
  ['lib/here.ts', value('@/components/ui/icon')],
  ['lib/here.ts', type('@/components/ui/icon')],
  ['lib/news/here.ts', value('@/app/document')],
  ['lib/news/here.ts', value('@/testing/stores')],
  ['lib/next/here.mjs', value('@/scripts/command')],
  ['lib/here.ts', 'export const port = process.env.PORT\n'],
  ['components/ui/here.tsx', value('@/lib/backend/get')],
  ['components/ui/here.tsx', value('@/lib/leads/receive')],
  ['components/ui/here.tsx', value('@/lib/env')],
  ['components/ui/here.tsx', value('@/app/document')],
  ['components/ui/here.tsx', value('../media/picture')],
  ['lib/news/here.ts', value('../env')],
  ['app/(site)/here.tsx', value('@/sandbox/server')],
  ['app/(site)/here.tsx', value('../document')],
  ['app/(site)/here.tsx', value('@/testing/site')],
  ['instrumentation.ts', value('@/testing/site')],
  ['instrumentation.ts', 'export const port = process.env.PORT\n'],
  ['lib/here.ts', value('@/sandbox/server')],
  ['sandbox/here.ts', value('@/lib/env')],
  ['sandbox/here.ts', type('@/content/brand')],
  ['sandbox/here.ts', value('@/testing/random')],
  ['testing/here.ts', value('@/e2e/forms')],
  ['scripts/here.ts', value('@/components/ui/icon')],
]

const right: [file: string, code: string][] = [
  ['content/here.ts', value('@/content/clubs')],
  ['lib/here.ts', value('@/content/brand')],
  ['components/ui/here.tsx', value('@/lib/forms/check')],
  ['components/ui/here.tsx', value('@/lib/clubs/hours')],
  ['components/ui/here.tsx', value('@/lib/leads/submit')],
  ['components/ui/here.tsx', type('@/lib/news/read')],
  ['components/ui/here.tsx', value('@/content/brand')],
  ['components/ui/here.tsx', value('./icon')],
  ['app/(site)/here.tsx', value('@/components/ui/icon')],
  ['app/(site)/here.tsx', value('@/lib/news/read')],
  ['sandbox/here.ts', value('./http')],
  ['instrumentation.ts', value('@/lib/env')],
  ['lib/here.test.ts', value('@/testing/stores')],
  ['e2e/here.spec.ts', value('@/testing/site')],
  ['scripts/here.ts', value('@/testing/site')],
  ['testing/here.ts', value('@/sandbox/server')],
  ['lib/here.ts', "export const tested = process.env.NODE_ENV === 'test'\n"],
]

const found = new Map<string, unknown>()
const nameOf = ([file, code]: [string, string]) => `${file}: ${code.trim()}`

beforeAll(() => {
  const cases = [...wrong, ...right]
  const args = ['--input-type=module', '-e', linter, JSON.stringify(cases)]
  const results: unknown = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }))
  if (!Array.isArray(results)) throw new Error('the linter gave no list')
  cases.forEach((one, index) => found.set(nameOf(one), results[index]))
}, 60_000)

test.each(wrong.map(nameOf))('an import against the arrows is a lint error: %s', (name) => {
  expect(found.get(name)).toEqual([
    expect.stringMatching(/0001-the-house\.md|@\/ address|lib\/env\.ts/),
  ])
})

test.each(right.map(nameOf))('an import along the arrows is none: %s', (name) => {
  expect(found.get(name)).toEqual([])
})
