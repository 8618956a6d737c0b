import { articleParts, articleWords } from '@/lib/news/article-parts'
import { leastMs } from '@/testing/least-ms'
import { keptTags } from './allow-list'
import { sanitise, titleWords } from './sanitise'

jest.mock('@/lib/env', () => jest.requireActual<object>('@/testing/news-settings'))

const most = 200_000
const filled = (part: string, length = most) => part.repeat(Math.floor(length / part.length))
const names = [...Array(20_000).keys()].map((number) => ` a${number}=1`).join('')
const bold = [...Array(150).keys()].map((number) => `<b class=${number}>`).join('')
const elements = [...keptTags, 'dd', 'details', 'font', 'object', 'video', 'noscript', 'svg']

/** Each as often as an article is long: beside each other, and in each other. */
const parts = [
  ...['<br>', '<p>', '<div></p>', '<img src=/content/a.jpg>', '<b><i>', '<td>', '</p>', '</p a=b'],
  ...['<', '<!--', '<!-->', '&', '&amp;', '&lt;b', '&lt;/p', '&lt;p>', '&#2344;', '>', '"', ' '],
  ...['\n', ' \n', '\n\n<b>a', 'a\n\n', '\t', '\u200b', '\u00a0', ' &nbsp;', '<a href="'],
  ...['<a b=">', 'data:a/a,', '"data:a/a,', "'data:", 'data:image/png;base64,', '<style>'],
  ...['<svg>', '<xml><svg>', '<p lang=hi>', '<span style=width:1>'],
  ...['<iframe>', '<iframe/>', '<script />', '<noscript></noscript>', '<template>', '<button><p>'],
  ...['<p a="<b c \' ', '<table>', '<table>a', '<table><tr>', '<a><table><td>', '<a href=/b>a</a>'],
  ...['<a href=#x>a</a><p id=x hidden>b</p>', '<h1>', '<h1><div>', '<ul><li>', '<li data-list=x>'],
  ...['<p style=mso-list:level9>a', '<p hidden>', '<u dir=rtl>', '<b><i><u>a</b>b</i>c</u>'],
  ...['<img data-src=a,', 'https://youtu.be/', '<p>https://youtu.be/octaGYM0016', '<figure><p>a'],
  ...['<iframe src=//youtu.be/octaGYM0016></iframe>', '<a href=/b><p>a'],
]

/** Depth, products and neighbours. */
const adversarial: [string, string][] = [
  ...parts.map((part): [string, string] => [part, filled(part)]),
  ...elements.map((name): [string, string] => [
    `${name} as deep as is taken, behind a word`,
    `a ${`<${name} href=/b>`.repeat(190)}b`,
  ]),
  ...[
    '<b>',
    '<div>',
    '<span>',
    '<ul><li>a',
    '<a href=/b><table><td>',
    '<p style=mso-list:level1>',
  ].map((part): [string, string] => [
    `many in ${part} as deep as is taken`,
    `${part.repeat(190 / part.split('<').length)}${'<i>a</i> '.repeat(2700)}`,
  ]),
  ['differing bold in each other and paragraphs', bold + '<p>a'.repeat(2000)],
  ['as many paragraphs as are taken', filled('a &amp; b', 100_000) + '<p>a<br></p>'.repeat(1400)],
  ['breaks, then words', '<br>'.repeat(2999) + filled('words &amp; more ', 180_000)],
  ['breaks and line ends', `<p>a</p><br>${filled('\n', most - 20)}<br>a`],
  ['many attributes', `<p${names}>a</p>`],
  ['many attributes of a tag that ends', `<p>a</p${names}>`],
  ['attributes behind a quoted one', `<p a=">"${names}>a</p>`],
  ['attributes of a second root', [...Array(9000).keys()].map((at) => `<html a${at}=1>`).join('')],
  ['a style of semicolons', `<p style="${filled('; ', most - 20)}">a</p>`],
  ['a picture with a style', `<img src=/a.jpg style="${filled(';width:1', most - 40)}">`],
  ['a style of zeros', `<p style="height:${filled('0', most - 50)}x">a</p>`],
  ['a link with a long address', `<a href="/${filled('é', most - 20)}">a</a>`],
  ['a host that never ends', `<a href="${filled('a.', most - 20)}">a</a>`],
  ['a mail address that never ends', `<a href="${filled('a', most - 20)}@">a</a>`],
  ['a language that never ends', `<p lang="${filled('a-', most - 20)}">a`],
  ['a frame with a long query', `<iframe src="//youtube.com/watch?${filled('v=&', most - 60)}">`],
  [
    'rules and elements',
    `<style>${'.a{x:y}'.repeat(990)}</style><p>a${'<b class=a>b</b>'.repeat(1600)}`,
  ],
  [
    'links and what they point at',
    '<a href=#x>a</a>'.repeat(1400) + '<p id=x hidden>b'.repeat(1400),
  ],
  [
    'what many buttons point at',
    `<b aria-controls="${filled('x ', 1000)}">a</b>`.repeat(90) + '<p id=x hidden>b'.repeat(1400),
  ],
  ['as many pictures as are taken', '<img src=/a.jpg width=9 height=9>'.repeat(100)],
  ['a long srcset', `<img srcset="${filled('/a.jpg 9w, ', most - 30)}">`],
  ['many pictures of many addresses', filled(`<img srcset="${'//a.example/b 1w, '.repeat(50)}">`)],
  [
    'pictures and sources',
    `<picture>${'<source srcset=x:>'.repeat(1000)}${'<img src=x:>'.repeat(1000)}</picture>`,
  ],
  [
    'sources of a picture',
    `<picture>${'<source srcset="//a.example/b 1w">'.repeat(2900)}<img src=x:></picture>`,
  ],
  [
    'pictures in pictures',
    `${'<picture>'.repeat(190)}${filled('<source srcset=/a.jpg><img>', 150_000)}`,
  ],
  [
    'one attribute of many addresses for many',
    `<picture><source srcset="${filled('//a.example 1w, ', 100_000)}">${filled('<img>', 50_000)}`,
  ],
  [
    'a picture pasted into it',
    `<p>a</p><img src="data:image/png;base64,${'A'.repeat(9_000_000)}">`,
  ],
]

const titles: [string, string][] = [
  '<b>',
  '<table><td>',
  '<svg>',
  '<p>',
  '<',
  '<!--',
  '<a b=c ',
].map((part) => [part, `a ${filled(part, 990)}b`])

beforeAll(() => sanitise('<p>warm <b>up</b></p>'.repeat(1000)))

/** A busy machine takes four times as long. */
const busyMs = 1000

test.each(adversarial)('an article of %j is made safe, or left, in 250 ms', async (_, html) => {
  const ms = await leastMs(busyMs, () => {
    const clean = sanitise(html)
    if (clean) articleParts(clean.html)
    if (clean) articleWords(clean.html)
  })
  expect(ms).toBeLessThan(busyMs)
})

test.each(titles)('a title of %j is read in 250 ms', async (_, title) => {
  expect(await leastMs(busyMs, () => titleWords(title))).toBeLessThan(busyMs)
})

const video = '<iframe src=//youtu.be/octaGYM0016></iframe>'

test.each([
  ['200,000 characters', filled('x'), 'x'],
  ['3,000 tags', '<p>a</p>'.repeat(3000), '<p>a</p>'],
  ['a depth of 200', `${'<div>'.repeat(200)}a`, '<div>'],
  ['50 videos', video.repeat(50), video],
])('%s is the most an article may have', (_, html, more) => {
  expect(sanitise(html)).toBeDefined()
  expect(sanitise(more + html)).toBeUndefined()
})

test.each([
  ['a picture', `<img src="data:image/png;base64,${'A'.repeat(300_000)}" width=9 height=9>`, 1],
  ['a picture in single quotes', `<img src='data:image/png;base64,${'A'.repeat(300_000)}'>`, 1],
  ['a drawing', `<svg>${'<path d="M0"/>'.repeat(20_000)}</svg>`, 0],
  [
    'a background',
    `<b style="background:url(data:image/png;base64,${'A'.repeat(300_000)})">b</b>`,
    0,
  ],
  ['a style of Word', `<!--[if gte mso 9]><xml>${'<w:x/>'.repeat(50_000)}</xml><![endif]-->`, 0],
  ['a script', `<script>${'if (a<b) c();'.repeat(20_000)}</script>`, 0],
])('%s that is not shown does not count', (_, html, pasted) => {
  const shown = sanitise(`<p>a</p>${html}`)
  expect(shown?.html).toMatch(/^<p>a<\/p>(<p><b>b<\/b><\/p>)?$/)
  expect(shown?.pasted).toBe(pasted)
})
