import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import postcss from 'postcss'

const read = (file: string) => readFileSync(file, 'utf8')

const files = ['app', 'components'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => path.join(room, file)),
)
const sheets = files.filter((file) => file.endsWith('.css'))
const code = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file))
const texts = code.map((file) => [file, read(file)] as const)

/** A sheet without its comments. */
function parse(sheet: string) {
  const root = postcss.parse(read(sheet))
  root.walkComments((comment) => void comment.remove())
  return root
}

const found = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name))

function classes(sheet: string) {
  const selectors: string[] = []
  parse(sheet).walkRules(({ selector }) => void selectors.push(selector))
  return found(selectors.join(' '), /\.([a-z][\w-]*)/gi)
}

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
  const styles = sheets.map((sheet) => parse(sheet).toString()).join('')
  const given = found(styles + code.map(read).join(''), /(--[\w-]+)(?:'|:)/g)
  const used = found(styles, /var\((--[\w-]+)/g)
  expect([...used].sort()).toEqual([...given].sort())
})

test('every rule for :hover is within a query for hover, because a tap leaves it on', () => {
  for (const sheet of sheets) {
    const root = parse(sheet)
    root.walkAtRules('media', (query) => {
      if (query.params === '(hover: hover)') query.remove()
    })
    expect([sheet, root.toString()]).not.toEqual([sheet, expect.stringContaining(':hover')])
  }
})

test('no query is compiled to a form that Safari before 16.4 takes for false', () => {
  const queries = sheets.flatMap((sheet) => read(sheet).match(/@media .*(?= \{)/g) ?? [])
  expect(queries.filter((query) => /[\d.]+em <|width < /.test(query))).toEqual([])
})

test.each(sheets)(
  'no gradient of %s makes its colours itself: Dark Reader would drop it',
  (sheet) => {
    const gradients: string[] = []
    parse(sheet).walkDecls(/^background/, ({ value }) => {
      if (/gradient\(.*rgb\(\s*var/s.test(value)) gradients.push(value)
    })
    expect(gradients).toEqual([])
  },
)
