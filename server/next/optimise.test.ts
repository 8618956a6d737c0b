import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { useFolder } from '@/testing/folder'
import { optimiseIfPossible, optimisePage } from './optimise'
import { prefetchRules } from './scripts'
import { readPage } from './read-page'

/*
 * The fixtures are pages as Next.js 16.4.5 made them: one by the build, one when its time was over. When a
 * test fails after an update, save the same pages of a new build (`.next/server/app/…html`) as fixtures and
 * see what has moved; `read-page.ts` finds the tags.
 */

const PAGES = ['prerendered.html', 'revalidated.html']
const page = (name: string) => readFileSync(path.join(__dirname, 'fixtures', name), 'utf8')
const sheets = {
  '04a3hg4d9026f': '.wjsZMa_header{top:0}',
  '3465nadtp07n4': '@font-face{font-family:x;src:url(../media/x.woff2)}',
  '30zmch3sqcr4l': '.a{background:url("data:image/svg+xml,%3Csvg/%3E"),url(/b.png),url(#c)}',
}
const STYLES =
  '.wjsZMa_header{top:0}' +
  '@font-face{font-family:x;src:url(/_next/static/media/x.woff2)}' +
  sheets['30zmch3sqcr4l']

const withoutLinks = (html: string) =>
  html.replace(
    /<script[^>]* src="[^>]*(?:async|noModule)[^>]*><\/script>|<link[^>]* (?:as="(?:font|script)"|rel="stylesheet")[^>]*>/g,
    '',
  )

const at = useFolder()

beforeEach(() => {
  mkdirSync(at('static/chunks'), { recursive: true })
  for (const [name, css] of Object.entries(sheets))
    writeFileSync(at('static/chunks', `${name}.css`), css)
})

describe.each(PAGES)('a %s page', (name) => {
  const html = page(name)

  test('carries its sheets in one style element at the end of its head', () => {
    const { html: optimised } = optimisePage(html, at())
    expect(optimised).toMatch(/<style data-sheets>@supports not .*<\/style><\/head>/s)
    expect(optimised).toContain(`${STYLES}</style>`)
    expect(optimised.match(/<style|rel="stylesheet"/g)).toHaveLength(1)
  })

  test('asks for its fonts in its body: in the head, the first frame would wait for them', () => {
    const { html: optimised } = optimisePage(html, at())
    const [head = '', body = ''] = optimised.split('</head><body>')
    expect(head).not.toContain(' as="font"')
    expect(body).toMatch(/^(<link [^>]*_(tall|wide)[^>]* as="font"[^>]*>){2}<a class="skip"/)
  })

  test('is otherwise what Next made', () => {
    const { html: optimised } = optimisePage(html, at())
    const rest = optimised
      .replace(/<style data-sheets>.*?<\/style>(?=<\/head>)/s, '')
      .replace(/<script data-files=.*?<\/script>/s, '')
      .replace(/<script type="speculationrules">.*?<\/script>/, '')
    expect(withoutLinks(rest)).toBe(withoutLinks(html))
  })

  test('names its scripts and sheets behind all that is read, in their order', () => {
    const { html: optimised } = optimisePage(html, at())
    const files = Array.from(
      html.matchAll(/src="\/_next\/static\/chunks\/([^"]+)" async/g),
      ([, name]) => name,
    )
    expect(files).toHaveLength(10)
    const names = Object.keys(sheets).map((name) => `${name}.css`)
    expect(optimised).toContain(
      `<script data-files="${files.join(' ')}" data-sheets="${names.join(' ')}">(function loadScripts`,
    )
    expect(optimised.indexOf('<script data-files=')).toBeGreaterThan(optimised.indexOf('</main>'))
    expect(readPage(optimised).scripts).toEqual([])
  })
})

test.each<[what: string, from: string | RegExp, to: string]>([
  ['no end of the head', '</head>', ''],
  ['no sheet', /stylesheet/g, 'alternate'],
  ['a sheet from elsewhere', '"/_next/static/chunks/04', '"https://a/04'],
  ['styles of others', '</head>', '<style>a{}</style></head>'],
  ['a sheet that cannot be read', /04a3hg4d9026f/g, 'gone'],
  ['a sheet with conditions', 'rel="stylesheet"', '$& media="print"'],
  ['a sheet unknown to React', 'data-precedence="next"', ''],
  [
    'a sheet in the body',
    '</body>',
    '<link rel="stylesheet" href="/_next/static/chunks/30zmch3sqcr4l.css" data-precedence="next"/></body>',
  ],
  ['a script that is no file of the site', 'src="/', 'src="&#34;/'],
  ['no script behind what is read', /(<\/head>.*)<script src=[^>]* async[^>]*><\/script>/s, '$1'],
])('a page with %s goes out as Next made it', (_, from, to) => {
  const html = page('prerendered.html').replace(from, to)
  const sent = optimiseIfPossible(html, at())
  expect(sent.html).toBe(html)
  expect(sent.policy).toContain("style-src 'self';")
})

interface Rule {
  where: { and: [{ href_matches: string }, { not: { href_matches: string[] } }] }
}

test.each([
  ['/', true],
  ['/events', true],
  ['/news-readmore/16', true],
  ['/terms#trial-pass', true],
  ['/news/feed.xml', false],
  ['/news?utm_source=mail', false],
  ['/thank-you', false],
  ['/landing/guwahati-assam/gw-thank-you', false],
  ['https://www.octagym.example/', false],
])('a press of a link to %s may ask for it: %p', (href, may) => {
  const page = 'https://site.example/about'
  const [{ where }] = (JSON.parse(prefetchRules) as { prefetch: [Rule] }).prefetch
  const [{ href_matches: all }, { not }] = where.and
  const matches = (pattern: string) => new URLPattern(pattern, page).test(href, page)
  expect(matches(all) && !not.href_matches.some(matches)).toBe(may)
})
