import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { houseProblems } from './docs/house'
import { docsProblems } from './docs/problems'

const words = z.record(z.string(), z.string())
const manifest = z.object({ scripts: words, dependencies: words, devDependencies: words })
const made = new Set([
  '.data',
  '.git',
  '.next',
  'node_modules',
  'playwright-report',
  'test-results',
])
const read = (file: string) => readFileSync(file, 'utf8')

const { scripts, dependencies, devDependencies } = manifest.parse(JSON.parse(read('package.json')))
const topLevel = readdirSync('.').filter((name) => !made.has(name))
const files = globSync('**', { exclude: (name) => made.has(name) })

const texts = (wanted: RegExp) =>
  new Map(files.filter((file) => wanted.test(file)).map((file) => [file, read(file)]))

const problems = docsProblems({
  pages: texts(/\.md$/),
  exists: existsSync,
  topLevel: new Set(topLevel),
  scripts,
  packages: { ...dependencies, ...devDependencies },
  envSource: read('lib/env.ts') + read('lib/build-settings.mjs'),
  envExample: read('.env.example'),
  sources: texts(/^(?:(?:app|components|lib)\/.*(?<!\.test)\.tsx?|e2e\/budgets\.ts)$/),
})

void houseProblems(process.cwd()).then((more) => {
  const all = [...problems, ...more]
  for (const line of all) console.error(line)
  process.exitCode = all.length > 0 ? 1 : 0
})
