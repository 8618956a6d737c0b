import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const folder = 'app/(site)/kit'

/** The files of the project that a file imports, at once or when they are needed. */
function drawnBy(file: string): string[] {
  const imports = readFileSync(file, 'utf8').matchAll(
    /(?:from |import\()'(@\/components\/|\.\/)([^']+)'/g,
  )
  return Array.from(imports, ([, from, rest = '']) =>
    path.join(from === './' ? path.dirname(file) : 'components', rest),
  )
    .flatMap((found) => [`${found}.tsx`, `${found}.ts`])
    .filter((found) => existsSync(found))
}

test('the kit shows every component, by itself or as a part of another', () => {
  const shown = new Set(['app/document.tsx', 'app/(site)/layout.tsx', `${folder}/page.kit.tsx`])
  for (const file of shown) for (const next of drawnBy(file)) shown.add(next)
  const all = readdirSync('components', { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx$/.test(name))
    .map((name) => path.join('components', name))
  expect(all.length).toBeGreaterThan(80)
  expect(all.filter((file) => !shown.has(file))).toEqual([])
})
