import { renderToStaticMarkup } from 'react-dom/server'
import { FittedHeadline } from './fitted-headline'

test('a headline of fitted lines reads as one sentence', () => {
  const html = renderToStaticMarkup(
    <FittedHeadline
      as="h1"
      lines={[
        { text: 'Seize the', cut: 'wide', small: 'tall' },
        { text: 'opportunity!', cut: 'tall' },
      ]}
    />,
  )
  expect(html.replace(/<[^>]+>/g, '')).toBe('Seize the opportunity! ')
  expect(html).toContain('<h1 class="fit"><span class="ln w ts"')
})

test('a line with parts falls into one fitted line for each part on a phone', () => {
  const html = renderToStaticMarkup(
    <FittedHeadline
      as="h2"
      lines={[{ text: 'Find Your Fit', cut: 'tall', parts: ['Find Your', 'Fit'] }]}
    />,
  )
  expect(html).toContain('class="ln sp" style="--t:3.9055;--tl:0.007"')
  expect(html).toContain('class="sg" style="--t:0.762;--tl:0.007">Fit </span>')
})
