import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { docsProblems } from './docs-problems'

const words = z.record(z.string(), z.string())
const manifest = z.object({ scripts: words, dependencies: words, devDependencies: words })
const made = new Set(['node_modules', '.next', '.data', '.git'])
const read = (file: string) => readFileSync(file, 'utf8')

const { scripts, dependencies, devDependencies } = manifest.parse(JSON.parse(read('package.json')))
const inDocs = readdirSync('docs', { recursive: true, encoding: 'utf8' })
const files = [...readdirSync('.'), ...inDocs.map((file) => `docs/${file.replaceAll('\\', '/')}`)]

const problems = docsProblems({
  pages: new Map(files.filter((file) => file.endsWith('.md')).map((file) => [file, read(file)])),
  exists: existsSync,
  topLevel: new Set(readdirSync('.').filter((name) => !made.has(name))),
  scripts,
  packages: { ...dependencies, ...devDependencies },
  envSource: read('lib/env.ts') + read('lib/build-settings.mjs'),
  envExample: read('.env.example'),
})
for (const line of problems) console.error(line)
process.exitCode = problems.length > 0 ? 1 : 0
