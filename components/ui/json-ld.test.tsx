import { renderToStaticMarkup } from 'react-dom/server'
import { JsonLd } from './json-ld'

test('the facts are data that nothing in them can end', () => {
  const name = '</script><script>alert(1)</script><!-- & "'
  const html = renderToStaticMarkup(<JsonLd things={[{ '@type': 'Organization', name }]} />)
  const [, json = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? []
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Organization', name }],
  })
})
