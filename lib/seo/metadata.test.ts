import { describePage, documentTitle, pageMetadata } from './metadata'

const words = { title: 'Gym in Bandra West, Mumbai', description: 'Where it is.' }
const facts = { ...words, imageWords: 'Mumbai' }

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
  expect(describePage({ path: '/locations/bandra', ...facts })).toEqual({
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
          alt: 'Mumbai – OCTA GYM',
          type: 'image/jpeg',
        },
      ],
    },
    twitter: { card: 'summary_large_image' },
  })
})

test('a page that is not for search engines says so', () => {
  expect(describePage({ path: '/thank-you', ...facts, indexed: false }).robots).toEqual({
    index: false,
  })
})

test('a news page names the feed beside its address', () => {
  expect(describePage({ path: '/news', ...facts, feed: true }).alternates).toEqual({
    canonical: 'http://localhost:3000/news',
    types: {
      'application/rss+xml': [
        { title: 'OCTA GYM News', url: 'http://localhost:3000/news/feed.xml' },
      ],
    },
  })
})

test('what describes a social image is what is drawn on it, not the title for search engines', () => {
  const alt = (path: '/contact' | '/news' | '/locations/bandra') =>
    [pageMetadata(path).openGraph?.images]
      .flat()
      .map((image) => image instanceof Object && 'alt' in image && image.alt)
  expect(alt('/contact')).toEqual(['Contact Us – OCTA GYM'])
  expect(alt('/news')).toEqual(['News – OCTA GYM'])
  expect(alt('/locations/bandra')).toEqual(['Mumbai, Bandra, Maharashtra – OCTA GYM'])
})
