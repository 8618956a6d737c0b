import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const read = (file: string) => readFileSync(file, 'utf8')

const files = ['app', 'components'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => path.join(room, file)),
)
const sheets = files.filter((file) => file.endsWith('.css'))
const code = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file))
const texts = code.map((file) => [file, read(file)] as const)

/** Without comments and quoted texts, in which a dot or a brace means nothing. */
const rules = (sheet: string) => read(sheet).replace(/\/\*.*?\*\/|(['"]).*?\1/gs, '')

/** What follows the block in braces with which a text begins. */
function afterBlock(text: string) {
  let depth = 0
  for (const [index, letter] of [...text].entries()) {
    if (letter === '{') depth += 1
    if (letter === '}') depth -= 1
    if (depth === 0) return text.slice(index + 1)
  }
  return ''
}

const found = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name))

const classes = (sheet: string) =>
  found((rules(sheet).match(/[^{};]+(?={)/g) ?? []).join(' '), /\.([a-z][\w-]*)/gi)

const resolveSheet = (file: string, from: string) =>
  from.startsWith('@/') ? from.slice(2) : path.join(path.dirname(file), from)

/** The classes of a module that the components which import it write down. */
function usedClasses(sheet: string) {
  return new Set(
    texts.flatMap(([file, text]) =>
      [...text.matchAll(/^import (\w+) from '([^']+\.module\.css)'/gm)]
        .filter(([, , from = '']) => resolveSheet(file, from) === sheet)
        .flatMap(([, name]) => [...found(text, new RegExp(`[^\\w/-]${name}\\.(\\w+)`, 'g'))]),
    ),
  )
}

const modules = sheets.filter((sheet) => sheet.endsWith('.module.css'))
const shared = sheets.filter((sheet) => !sheet.endsWith('.module.css'))

test.each(modules)('%s has the classes that its components use, and no other', (sheet) => {
  expect([...usedClasses(sheet)].sort()).toEqual([...classes(sheet)].sort())
})

test('every shared class is used', () => {
  const written = new Set(
    code
      .flatMap((file) => [...read(file).matchAll(/["'`}]([\w -]+)["'`$]/g)])
      .flatMap(([, text = '']) => text.split(' ')),
  )
  const unused = shared.flatMap((sheet) => [...classes(sheet)]).filter((name) => !written.has(name))
  expect(unused).toEqual([])
})

test('every custom property is both set and used', () => {
  const styles = sheets.map(rules).join('')
  const given = found(styles + code.map(read).join(''), /(--[\w-]+)(?:'|:)/g)
  const used = found(styles, /var\((--[\w-]+)/g)
  expect([...used].sort()).toEqual([...given].sort())
})

test('every rule for :hover is within a query for hover, because a tap leaves it on', () => {
  for (const sheet of sheets) {
    const blocks = rules(sheet).split(/@media \(hover: hover\) (?=\{)/)
    const outside = blocks.map((block, index) => (index === 0 ? block : afterBlock(block)))
    expect([sheet, outside.join('')]).not.toEqual([sheet, expect.stringContaining(':hover')])
  }
})

test('no query is compiled to a form that Safari before 16.4 takes for false', () => {
  const queries = sheets.flatMap((sheet) => read(sheet).match(/@media .*(?= \{)/g) ?? [])
  expect(queries.filter((query) => /[\d.]+em <|width < /.test(query))).toEqual([])
})
