import { mainNavigation } from './navigation'

/** What fits beside the logo and the two buttons in a window of 991 pixels. */
const mostLetters = 46

test('the main navigation fits into one line', () => {
  const line = mainNavigation.map(({ label }) => label).join(' ')
  const tooLong = line.length > mostLetters
  expect(
    tooLong ? `content/navigation.ts: "${line}" has more than ${mostLetters} letters` : '',
  ).toBe('')
})
