import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'

const files = globSync('{server,lib,app,content,cli,components}/**/*.{ts,tsx,mjs,cjs}', {
  exclude: (name) => /\.test\.|fixtures/.test(name),
})

/** What is repeated, and what follows it: a pattern that begins anew at each place, or tries each length, walks to the end. */
const units =
  'a 0 . , - _ / // : ; ! & < > " \' ( ) [ ] { } = % # @ + ~ * ? A é अ \u200b \u00a0 😀 a. a- a/ 1, <a </ &a aa. a@ .a s. www. \\ <!-- a=" -a {a earn $1 ;q= br Aa [a x:'.split(
    ' ',
  )
units.push(
  ' ',
  '\n',
  '\t',
  'a ',
  '1 ',
  '<a ',
  ' .',
  's ',
  '. -',
  ' <',
  'offer ',
  'a\n',
  ' \n',
  ', ',
)
const ends = ['', '\u0001', 'x', '!', '\n\u0001', '<', '@', '"']
const pump = (unit: string, length: number) => unit.repeat(length / unit.length)
const texts = units.flatMap((unit) =>
  ends.map((end) => ({ short: pump(unit, 1000) + end, long: pump(unit, 4000) + end })),
)

interface Pattern {
  where: string
  form: RegExp
}

/** The patterns of a file, also those that are put together from texts of the file. */
function patternsOf(file: string): Pattern[] {
  const parsed = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: Pattern[] = []
  const known = new Map<string, string>()
  const add = (node: ts.Node, source: string, flags: string) => {
    const { line } = parsed.getLineAndCharacterOfPosition(node.getStart())
    const where = `${file}:${line + 1}`
    found.push({ where, form: new RegExp(source, `${flags.replace('g', '')}g`) })
  }
  /** The value of a text; what only the running program knows is a digit. */
  const valueOf = (node: ts.Node | undefined): string => {
    if (!node) return ''
    if (ts.isIdentifier(node)) return known.get(node.text) ?? '9'
    if (ts.isPropertyAccessExpression(node) && node.name.text === 'source')
      return valueOf(node.expression)
    if (ts.isRegularExpressionLiteral(node)) return node.text.slice(1, node.text.lastIndexOf('/'))
    if (ts.isTaggedTemplateExpression(node)) return textOf(node.template, true)
    return textOf(node, false)
  }
  const textOf = (node: ts.Node, isRaw: boolean): string => {
    const own = (part: ts.TemplateLiteralLikeNode) =>
      (isRaw ? part.rawText : undefined) ?? part.text
    if (ts.isStringLiteral(node)) return node.text
    if (ts.isNoSubstitutionTemplateLiteral(node)) return own(node)
    if (!ts.isTemplateExpression(node)) return '9'
    const rest = node.templateSpans.map((span) => valueOf(span.expression) + own(span.literal))
    return own(node.head) + rest.join('')
  }
  const visit = (node: ts.Node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      known.set(node.name.text, valueOf(node.initializer))
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      add(node, node.text.slice(1, end), node.text.slice(end + 1))
    }
    if (ts.isNewExpression(node) && node.expression.getText() === 'RegExp') {
      const [source, flags] = node.arguments ?? []
      add(node, valueOf(source), flags ? valueOf(flags) : '')
    }
    ts.forEachChild(node, visit)
  }
  visit(parsed)
  return found
}

function msFor({ form }: Pattern, text: string): number {
  const began = performance.now()
  text.replace(form, '')
  return performance.now() - began
}

/** A walk from each of 4,000 places to the end takes 8 ms and more, of 1,000 half of one; one walk takes a hundredth. */
const isSlow = (pattern: Pattern, { short, long }: (typeof texts)[number]) =>
  msFor(pattern, short) > 0.2 &&
  // Whatever else runs on the machine takes its time in few of them.
  Array.from({ length: 6 }).every(() => msFor(pattern, long) > 4)

test('no text makes a pattern take longer than the text is long', () => {
  const patterns = files.flatMap(patternsOf)
  expect(patterns.length).toBeGreaterThan(200)
  const slow = patterns.flatMap((pattern) => {
    const text = texts.find((one) => isSlow(pattern, one))
    return text ? [`${pattern.where} ${JSON.stringify(text.long.slice(0, 8))}`] : []
  })
  expect(slow).toEqual([])
})
