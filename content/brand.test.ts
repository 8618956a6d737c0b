import { globSync, readFileSync } from 'node:fs'
import { brand } from './brand'

/** The names and addresses of the brand and its sisters. */
const names = [
  ...[brand.name, brand.slug, brand.emailDomain],
  ...brand.sisters.flatMap((sister) => Object.values(sister)),
]
const anyName = new RegExp(names.map((name) => RegExp.escape(name)).join('|'), 'i')

test('only content/brand.ts, the company and the lawyer’s texts name the brand, so a brand that is renamed leaves no trace', () => {
  const code = '{app,components,content,lib}/**/*.{ts,tsx,cjs,mjs,md,css}'
  const sources = globSync([code, 'content/**/*.json']).filter(
    (file) =>
      !/\.test\.tsx?$|\/fixtures\/|^content\/(brand|company)\.ts$|^content\/legal\/.*\.md$|^lib\/service\.ts$/.test(
        file,
      ),
  )
  expect(sources.length).toBeGreaterThan(200)
  expect(sources.filter((file) => anyName.test(readFileSync(file, 'utf8')))).toEqual([])
})
