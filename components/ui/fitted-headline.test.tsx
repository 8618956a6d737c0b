import { renderToStaticMarkup } from 'react-dom/server'
import { FittedHeadline } from './fitted-headline'
import { measureLine } from './fitted-line'

test('a headline of fitted lines reads as one sentence', () => {
  const html = renderToStaticMarkup(
    <FittedHeadline
      as="h1"
      lines={[
        { text: 'Seize the', typeface: 'wide', small: 'tall' },
        { text: 'opportunity!', typeface: 'tall' },
      ]}
    />,
  )
  expect(html.replace(/<[^>]+>/g, '')).toBe('Seize the opportunity! ')
  expect(html).toContain('<h1 class="headline"><span class="line wide phoneTall"')
})

test('a line with parts falls into one fitted line for each part on a phone', () => {
  const html = renderToStaticMarkup(
    <FittedHeadline
      as="h2"
      lines={[{ text: 'Find Your Fit', typeface: 'tall', parts: ['Find Your', 'Fit'] }]}
    />,
  )
  const [line, part] = ['Find Your Fit', 'Fit'].map((text) => measureLine(text, 'tall').width)
  expect(html).toContain(`class="line split" style="--tall-width:${line};`)
  expect(html).toMatch(new RegExp(`class="part" style="--tall-width:${part};[^>]*>Fit </span>`))
})
