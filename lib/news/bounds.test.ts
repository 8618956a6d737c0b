import { articleParts } from './video'
import { plainText, sanitise } from './sanitise'

jest.mock('@/lib/env', () => ({
  env: () => ({
    BACKEND_TOKEN: 'secret-token',
    SITE_URL: 'https://site.example',
    CONTENT_URL: 'https://content.example',
    NEWS_IMAGE_HOSTS: [],
  }),
}))

const most = 200_000
const filled = (part: string, length = most) =>
  part.repeat(Math.floor(length / part.length)).padEnd(length, 'x')
const names = [...Array(20_000).keys()].map((number) => ` a${number}=1`).join('')

/** Each is 200,000 characters long, or as long as the site takes of its kind. */
const adversarial: [string, string][] = [
  ...[
    ...['<br>', '<p>', '<div></p>', '<div>', '<img src=/content/a.jpg>', '<b><i>', '<td>', '<h1>'],
    ...['</p>', '<', '<!--', '&', '&amp;', '\n', ' ', ' \n', '\u200b', '"', '<a href="', '<p>· x'],
    ...['<iframe>', '<svg>', '<noscript></b>', '<iframe src=//youtu.be/octaGYM0016></iframe>'],
    ...['<p>· </p>', '<span style="font-weight:bold">', '<table><tr>', '<br>\n', '<a b=">'],
  ].map((part): [string, string] => [part, filled(part)]),
  ...[1000, 2500, 2999].map((tags): [string, string] => [
    `${tags} breaks, then words`,
    filled('words &amp; more ').replace(/^/, '<br>'.repeat(tags)).slice(0, most),
  ]),
  ['as many paragraphs as are taken', '<p>a &amp; b<br></p>'.repeat(1400).padEnd(most, 'x')],
  ['as deep as is taken', `${'<div>'.repeat(199)}${'<b>a</b>'.repeat(2500)}`],
  ['as many pictures as are taken', '<img src=/a.jpg width=9 height=9>'.repeat(100)],
  ['a picture with a long address', `<img src="/${filled('é', most - 20)}">`],
  ['a link with a long address', `<a href="/${filled('é', most - 20)}">a</a>`],
  ['a style of semicolons', `<p style="${filled('; ', most - 20)}">a</p>`],
  ['a picture with a style', `<img src=/a.jpg style="${filled(';width:1', most - 40)}">`],
  ['a frame with a long query', `<iframe src="//youtube.com/watch?${filled('v=&', most - 60)}">`],
  ['many attributes', `<p${names}>a</p>`],
  ['breaks and line ends', `<p>a</p><br>${filled('\n', most - 20)}<br>a`],
]

beforeAll(() => sanitise('<p>warm</p>'.repeat(1000)))

test.each(adversarial)('an article of %j is made safe, or left, in bounded time', (_, html) => {
  // Some 35 ms when nothing else runs, and seconds where the time grows with the square of the length.
  let ms = Infinity
  for (let tries = 0; tries < 5 && ms >= 300; tries++) {
    const from = process.cpuUsage()
    const clean = sanitise(html)
    articleParts(clean ?? '')
    plainText(clean ?? '')
    const { user, system } = process.cpuUsage(from)
    ms = (user + system) / 1000
  }
  expect(ms).toBeLessThan(300)
})

test.each([
  ['200,000 characters', filled('x'), 'x'],
  ['10,000 signs', '&'.repeat(10_000), '&'],
  ['3,000 tags', '<br>'.repeat(2999) + '<hr>', '<hr>'],
  ['a depth of 200', `${'<div>'.repeat(200)}a`, '<div>'],
  ['100 pictures', '<img src=/a.jpg>'.repeat(100), '<img src=/a.jpg>'],
  ['50 videos', '<iframe src=//youtu.be/octaGYM0016></iframe>'.repeat(50), '<iframe></iframe>'],
])('%s is the most an article may have', (_, html, more) => {
  expect(typeof sanitise(html)).toBe('string')
  expect(typeof sanitise(more + html)).toBe('undefined')
})
