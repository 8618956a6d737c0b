import { renderToStaticMarkup } from 'react-dom/server'
import { JsonLd } from './json-ld'

test('no text in structured data can end its element', () => {
  const name = '</script><script>alert(1)</script><!-- & "'
  const html = renderToStaticMarkup(<JsonLd things={[{ '@type': 'Organization', name }]} />)
  const [, json = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? []
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Organization', name }],
  })
})
