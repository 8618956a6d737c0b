import { execFileSync } from 'node:child_process'

// ESLint loads its configuration by import(), which Jest does not offer: one process lints it all.
const linter = `
import { ESLint } from 'eslint'
import tseslint from 'typescript-eslint'

const eslint = new ESLint({
  overrideConfig: [tseslint.configs.disableTypeChecked],
  ruleFilter: ({ ruleId }) => ruleId === '@typescript-eslint/no-restricted-imports',
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
  ['lib/here.ts', value('@/components/ui/icon')],
  ['lib/here.ts', type('@/components/ui/icon')],
  ['lib/news/here.ts', value('@/app/document')],
  ['components/ui/here.tsx', value('@/lib/backend/get')],
  ['components/ui/here.tsx', value('@/lib/leads/receive')],
  ['components/ui/here.tsx', value('@/lib/env')],
  ['components/ui/here.tsx', value('@/app/document')],
  ['components/ui/here.tsx', value('../media/picture')],
  ['lib/news/here.ts', value('../env')],
  ['app/(site)/here.tsx', value('@/sandbox/server')],
  ['app/(site)/here.tsx', value('../document')],
  ['lib/here.ts', value('@/sandbox/server')],
  ['sandbox/here.ts', value('@/lib/env')],
  ['sandbox/here.ts', type('@/content/brand')],
]

const right: [file: string, code: string][] = [
  ['content/here.ts', type('@/lib/forms/types')],
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
  expect(found.get(name)).toEqual([expect.stringMatching(/0001-the-house\.md|@\/ address/)])
})

test.each(right.map(nameOf))('an import along the arrows is none: %s', (name) => {
  expect(found.get(name)).toEqual([])
})
