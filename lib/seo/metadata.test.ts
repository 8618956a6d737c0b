import { brand } from '@/content/brand'
import { pageAt, pages } from '@/content/pages'
import { documentTitle, pageMetadata } from './metadata'

test.each([
  ['Contact', `Contact – ${brand.name}`],
  [`${brand.name} in short`, `${brand.name} in short`],
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
  for (const path of ['/contact', '/news', '/landing/guwahati-assam'] as const) {
    const [image] = [pageMetadata(path).openGraph?.images].flat()
    const { heading, line } = pageAt(path).socialImage
    const drawn = [heading.map(({ text }) => text).join(' '), line].filter(Boolean).join(', ')
    expect(image).toMatchObject({ alt: expect.stringContaining(drawn) as string })
  }
})

test('search engines show the title and the description of each page whole', () => {
  const wrong = pages.flatMap(({ path, title, description }) =>
    Object.entries({
      title: [title.length, 5, 60],
      description: [description.length, 70, 155],
    } as const).flatMap(([name, [length, least, most]]) =>
      length < least || length > most
        ? [`${path}: its ${name} has ${length} characters: make it ${least} to ${most} long`]
        : [],
    ),
  )
  expect(wrong).toEqual([])
})
