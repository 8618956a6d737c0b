import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readPage } from './read'

const page = (name: string) => readFileSync(path.join(__dirname, 'fixtures', name), 'utf8')
const SHEETS = ['04a3hg4d9026f', '3465nadtp07n4', '30zmch3sqcr4l'].map(
  (name) => `/_next/static/chunks/${name}.css`,
)

test.each(['prerendered.html', 'revalidated.html'])(
  '%s: the sheets are found in their order, whatever else their tags say',
  (name) => {
    const html = page(name)
    const { sheets } = readPage(html)
    expect(sheets.map(({ attributes }) => attributes.href)).toEqual(SHEETS)
    for (const { start, end } of sheets)
      expect(html.slice(start, end)).toMatch(/^<link rel="stylesheet" [^>]*\/>$/)
  },
)

test('attributes are read in any order and with any quotes', () => {
  const { sheets } = readPage(`<link nonce='a>b' href=/a.css data-precedence rel="stylesheet">`)
  expect(sheets).toMatchObject([
    { attributes: { href: '/a.css', nonce: 'a>b', 'data-precedence': '' }, start: 0, end: 63 },
  ])
})

test('the head ends at its own closing tag, if it has one', () => {
  const html = page('prerendered.html')
  expect(readPage(html).headEnd).toBe(html.indexOf('</head>'))
  expect(readPage('<head><script>"</head>"</script></head>').headEnd).toBe(32)
  expect(readPage('<head><body></body>').headEnd).toBeUndefined()
})
