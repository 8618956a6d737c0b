import { describePage, documentTitle } from './metadata'

const words = { title: 'Gym in Bandra West, Mumbai', description: 'Where it is.' }

test.each([
  ['Contact', 'Contact – OCTA GYM'],
  ['About OCTA GYM India', 'About OCTA GYM India'],
  [
    'Five cities, five floors and one long night of open mats',
    'Five cities, five floors and one long night of open mats',
  ],
  [
    'Five cities, five floors and one long night of open mats for members',
    'Five cities, five floors and one long night of open mats…',
  ],
])('the window of "%s" is titled "%s"', (title, whole) => {
  expect(documentTitle(title)).toBe(whole)
  expect(whole.length).toBeLessThanOrEqual(60)
})

test('a page has one address and a whole social image', () => {
  const url = 'http://localhost:3000/locations/bandra'
  expect(describePage({ path: '/locations/bandra', ...words })).toEqual({
    title: 'Gym in Bandra West, Mumbai – OCTA GYM',
    description: words.description,
    alternates: { canonical: url },
    robots: { 'max-image-preview': 'large' },
    openGraph: {
      ...words,
      url,
      type: 'website',
      siteName: 'OCTA GYM',
      locale: 'en_GB',
      images: [
        {
          url: 'http://localhost:3000/social-images/locations/bandra.jpg',
          width: 1200,
          height: 630,
          alt: 'Gym in Bandra West, Mumbai – OCTA GYM',
          type: 'image/jpeg',
        },
      ],
    },
    twitter: { card: 'summary_large_image' },
  })
})

test('a page that is not for search engines says so', () => {
  expect(describePage({ path: '/thank-you', ...words, indexed: false }).robots).toEqual({
    index: false,
  })
})

test('a news page names the feed beside its address', () => {
  expect(describePage({ path: '/news', ...words, feed: true }).alternates).toEqual({
    canonical: 'http://localhost:3000/news',
    types: {
      'application/rss+xml': [
        { title: 'OCTA GYM News', url: 'http://localhost:3000/news/feed.xml' },
      ],
    },
  })
})
