import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

// ESLint's import/no-cycle finds the same in 41 s; this takes one or two.
const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile('tsconfig.json', (file) => readFileSync(file, 'utf8')).config,
  ts.sys,
  process.cwd(),
)

/** The files of the project that a file imports, for their types too. */
function imports(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true)
  return importedFiles
    .map(({ fileName }) => ts.resolveModuleName(fileName, path.resolve(file), options, ts.sys))
    .map(({ resolvedModule }) => path.relative('.', resolvedModule?.resolvedFileName ?? '..'))
    .filter((found) => /^(?!\.|node_modules\/).*(tsx?|[cm]?js)$/.test(found))
}

/** The first way that leads from a file back to itself. */
function circle(graph: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>()
  const walk = (file: string, way: string[]): string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file]
    if (done.has(file)) return undefined
    for (const next of graph.get(file) ?? []) {
      const found = walk(next, [...way, file])
      if (found) return found
    }
    done.add(file)
    return undefined
  }
  for (const file of graph.keys()) {
    const found = walk(file, [])
    if (found) return found
  }
  return undefined
}

test('no file imports itself by way of others', () => {
  const files = ts.sys.readDirectory(
    '.',
    ['.ts', '.tsx', '.mjs', '.cjs'],
    ['node_modules', '.next'],
  )
  const graph = new Map(files.map((file) => [path.normalize(file), imports(file)]))
  expect(graph.get('lib/start.ts')).toContain('lib/env.ts')
  expect(graph.get('lib/env.ts')).toContain('lib/build-settings.mjs')
  expect(circle(graph)).toBeUndefined()
})

test('a circle is told as the way it takes', () => {
  const graph = { a: ['b', 'c'], b: ['d'], c: ['d', 'e'], d: [], e: ['c'] }
  expect(circle(new Map(Object.entries(graph)))).toEqual(['c', 'e', 'c'])
})
