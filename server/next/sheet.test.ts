import { readSheet } from './sheet'

const words = new Set(['a', 'b', 'main', 'p', 'lead', 'svg', 'toast', 'dialog'])
const used = (css: string) => readSheet(css, '/_next/static/chunks/one.css')(words)

test.each([
  '.a[aria-expanded=true]{top:0}',
  '.a:focus-visible{top:0}',
  ':focus-visible{top:0}',
  '.lead::selection{top:0}',
  '.a:not(.gone){top:0}',
  '.a:is(:hover,.gone){top:0}',
  ':where(.lead) svg{top:0}',
  ':root:has(.a:popover-open){top:0}',
  '.a:nth-child(2n+1 of .lead){top:0}',
])('a state that may still come is no reason to leave a rule out: %s', (css) => {
  expect(used(css)).toBe(css)
})

test.each([':is(.gone>input,.gone>select):focus{top:0}', ':root:has(.gone[open]){top:0}'])(
  'a rule goes when none of its alternatives can match: %s',
  (css) => {
    expect(used(css)).toBe('')
  },
)

test('keyframes stay only where a rule that is kept names them', () => {
  const css = '@keyframes rise{0%{top:0}to{top:1px}}@keyframes sink{to{top:0}}'
  expect(used(`${css}.a{animation:rise 1s}.gone{animation:sink 1s}`)).toBe(
    '@keyframes rise{0%{top:0}to{top:1px}}.a{animation:rise 1s}',
  )
})

test('fonts stay, and their files are found from the page', () => {
  expect(used('@font-face{font-family:x;src:url(../media/x.woff2)}')).toBe(
    '@font-face{font-family:x;src:url(/_next/static/chunks/../media/x.woff2)}',
  )
  const whole = '.a{background:url("data:image/svg+xml,%3Csvg/%3E"),url(/b.png),url(#c)}'
  expect(used(whole)).toBe(whole)
})
