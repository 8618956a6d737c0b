/** @jest-environment jsdom */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { attacks } from './fixtures/attacks'
import fc from 'fast-check'
import { HtmlValidate } from 'html-validate'
import { keptTags } from './allow-list'
import { sanitise as sanitiseOrLeave } from './sanitise'

const sanitise = (html: string): string => sanitiseOrLeave(html)?.html ?? 'left'

jest.mock('@/lib/env', () => jest.requireActual<object>('@/testing/news-settings'))

const attributes =
  'href,rel,data-facade,src,srcset,sizes,alt,width,height,loading,decoding,data-size,data-unseen,colspan,' +
  'rowspan,scope,start,type,value,data-scroll,role,aria-label,tabindex,dir,lang'

/** How it is written is not the article's. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: { 'attribute-boolean-style': 'off', 'void-style': 'off', 'prefer-native-element': 'off' },
})

/** What a browser makes of HTML. */
const parsed = (html: string) => Object.assign(document.createElement('div'), { innerHTML: html })

/** Of 23 bytes, base64url writes 21 alike whatever follows. */
const picture = `/_next/image\\?url=${Buffer.from('https://content.examp').toString('base64url')}`

const ours = {
  href: /^(\/(?!\/)|https?:\/\/[\w.]+\/|mailto:|tel:)/,
  src: new RegExp(`^${picture}`),
  srcset: new RegExp(`^(${picture}\\S+ \\d+w(, |$))+$`),
}

function expectHarmless(body: HTMLElement) {
  for (const element of body.querySelectorAll('*')) {
    expect(keptTags).toContain(element.localName)
    expect(element.namespaceURI).toBe('http://www.w3.org/1999/xhtml')
    for (const { name, value } of element.attributes) {
      expect(attributes.split(',')).toContain(name)
      if (name in ours) expect(value).toMatch(ours[name as keyof typeof ours])
    }
  }
}

test.each(attacks)('%s is harmless, also when it is written and read again', (attack) => {
  const once = parsed(sanitise(`<p>Before</p>${attack}<p>After</p>`))
  for (const body of [once, parsed(once.innerHTML)]) {
    expect(body).toHaveTextContent(/^Before/)
    expectHarmless(body)
  }
})

test('whatever the parts of attacks are put together to is harmless', () => {
  const pieces = attacks.flatMap((attack) => attack.split(/(?=<)|(?<=>)/))
  const article = fc.array(fc.constantFrom(...pieces), { maxLength: 12 })
  fc.assert(
    fc.property(article, (parts) => {
      const once = parsed(sanitise(parts.join('')))
      expectHarmless(once)
      expectHarmless(parsed(once.innerHTML))
    }),
    { numRuns: 500 },
  )
})

test('nested as nobody would, an article is read by browsers as it was written', () => {
  const tags = ['p', 'div', 'b', 'a href=/getpass', 'li', 'ul', 'table', 'tr', 'td', 'h2', 'button']
  const more = ['dl', 'dd', 'caption', 'figure', 'pre', 'summary', 'details', 'blockquote', 'span']
  const tag = fc.constantFrom(...[...tags, ...more].map((name) => `<${name}>`), 'x', '</p>', '</b>')
  fc.assert(
    fc.property(fc.array(tag, { maxLength: 14 }), (parts) => {
      const { innerHTML } = parsed(sanitise(parts.join('')))
      expect(parsed(innerHTML).innerHTML).toBe(innerHTML)
      expect(innerHTML.replace(/<(br|hr)>/g, '<$1 />').replaceAll('=""', '')).toBe(
        sanitise(parts.join('')),
      )
    }),
    {
      numRuns: 1000,
      examples: [
        [['<pre>', '</p>', 'x']],
        [['<pre>', '</p>', '</p>', 'x']],
        [['<li>', '<summary>', '<a href=/getpass>', '<li>', 'x']],
      ],
    },
  )
})

test('whatever is nested, and whatever its values are, an article is valid HTML', () => {
  const values = [
    ...['', '0', '-1', '2', 'x y', 'hi', 'xx-invalid', 'rtl', '1.5', 'tel:+91 98', '/b|c', '/d%'],
  ]
  const attributes = [
    ...['lang', 'dir', 'href', 'colspan', 'rowspan', 'scope', 'start', 'type', 'value'],
  ]
  const tag = fc
    .record({
      name: fc.constantFrom(...keptTags, 'dd', 'summary'),
      attribute: fc.constantFrom(...attributes),
      value: fc.constantFrom(...values),
    })
    .map(({ name, attribute, value }) => `<${name} ${attribute}="${value}">`)
  const part = fc.oneof(
    tag,
    fc.constantFrom('x', 'x', '</p>', '</b>', '</h2>', '<img src=/a.jpg alt=a>'),
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 14 }), (written) => {
      const { results } = validator.validateStringSync(sanitise(written.join('')))
      expect(results.flatMap(({ messages }) => messages)).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test.each([
  '<table><table><tr><td>x</td></tr></table></table>',
  `${'<table><tr><td>'.repeat(5)}x${'</td></tr></table>'.repeat(5)}`,
  '<li><div><li>x</li></div></li>',
  '<table><div>x</table></div>',
  '<caption>x<table><caption><table><caption>y</caption></caption></table></table>',
  '<p><b><div><b><p><b><table><b><tr><b><td><b>x</table></b></div></b></p>',
])('what follows %s stays inside the article', (html) => {
  const page = parsed(`<div>${sanitise(`${html}<p>After</p>`)}</div>`)
  expect(page.children).toHaveLength(1)
  expect(page.firstElementChild).toHaveTextContent(/x.*After$/)
})

test('a page of deeply nested tags comes out shallow', () => {
  const clean = sanitise(`${'<div>'.repeat(199)}Deep${'</div>'.repeat(199)}`)
  expect(clean).toContain('Deep')
  expect(clean.match(/<div>/g)?.length).toBeLessThan(50)
})

test.each([
  ['width="100%"', 'width="720" height="480" data-size="none"'],
  ['style="max-width:9px;width:624.5px; height:351px"', 'width="625" height="351" data-size="own"'],
  ['width="600px" height="315.2"', 'width="600" height="315" data-size="own"'],
  ['width="570" height="0"', 'width="570" height="380" data-size="own"'],
  ['style="width:1.5em"', 'width="24" height="16" data-size="sign"'],
  ['height="200" style="width:auto"', 'height="200" data-size="high"'],
])(
  'a picture with %j is as large as it says, and has room before it is there',
  (size, expected) => {
    expect(sanitise(`<img src="/a.jpg" ${size}>`)).toContain(`${expected} />`)
  },
)

test('a table keeps its heads and spans and scrolls in a box that takes the focus', () => {
  const table =
    '<table><caption>Hours</caption><tbody><tr><th scope="row" colspan="2">Sunday</th><td></td></tr></tbody></table>'
  expect(sanitise(table.replace('<table>', '<table border="1" style="width:620px">'))).toBe(
    `<div data-scroll role="group" aria-label="Table" tabindex="0">${table}</div>`,
  )
})

const folder = path.join(__dirname, 'fixtures/bodies')
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')
const bodies = readdirSync(folder).filter((name) => !name.endsWith('.expected.html'))

/** Pictures by the address they are fetched from, so that a person can read the HTML. */
const short = (html: string) =>
  html.replace(/ src="[^"]*url=([^&]*)&amp;[^"]*" srcset="[^"]*"/g, (_, source: string) => {
    return ` src="${Buffer.from(source, 'base64url').toString()}"`
  })

test.each(bodies)('what remains of %s is what was reviewed', (name) => {
  const expected = read(name.replace('.html', '.expected.html'))
  expect(short(sanitise(read(name)))).toBe(expected.trim())
})
