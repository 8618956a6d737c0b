import { pages } from '@/content/pages'
import { documentTitle, pageMetadata } from './metadata'

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

test('what describes a social image is what is drawn on it, not the title for search engines', () => {
  const alt = (path: '/contact' | '/news' | '/locations/bandra') =>
    [pageMetadata(path).openGraph?.images]
      .flat()
      .map((image) => image instanceof Object && 'alt' in image && image.alt)
  expect(alt('/contact')).toEqual(['Contact Us – OCTA GYM'])
  expect(alt('/news')).toEqual(['News – OCTA GYM'])
  expect(alt('/locations/bandra')).toEqual(['Mumbai, Bandra, Maharashtra – OCTA GYM'])
})

test('search engines show the title and the description of each page whole', () => {
  const wrong = pages.flatMap(({ path, title, description }) => [
    ...(/^[^…]{10,60}$/.test(documentTitle(title))
      ? []
      : [`${path}: title of 10 to 60 characters`]),
    ...(/^.{70,155}$/.test(description)
      ? []
      : [`${path}: description of 70 to 155 characters, has ${description.length}`]),
  ])
  expect(wrong).toEqual([])
})
