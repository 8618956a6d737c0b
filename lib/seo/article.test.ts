import { brand } from '@/content/brand'
import { pageAt } from '@/content/pages'
import { articleMetadata } from './article'

const article = { newsid: '16', title: 'Floor by floor', banner: undefined, parts: [] }
const long = 'We walked through the club with a notebook, and this is what we found on each floor. '

test('an article is described by its own first words', () => {
  const { description } = articleMetadata('16', { ...article, words: long.repeat(3) })
  expect(description).toMatch(/^We walked through .*…$/)
  expect(description?.length).toBeLessThanOrEqual(155)
})

test.each(['', 'Soon.'])('one of too few words (%j) by its title as well', (words) => {
  const { description } = articleMetadata('16', { ...article, words })
  expect(description).toMatch(/^Floor by floor – ./)
  expect(description).toContain(brand.name)
  expect(description?.length).toBeGreaterThanOrEqual(70)
  expect(description?.length).toBeLessThanOrEqual(155)
})

test('its window title is short, its shared title whole', () => {
  const title = 'Early or late: opening hours in New Delhi, Mumbai and Guwahati'
  const { title: window, openGraph } = articleMetadata('16', { ...article, title, words: '' })
  expect(window).toBe('Early or late: opening hours in New Delhi, Mumbai and…')
  expect(openGraph).toMatchObject({ title, type: 'article' })
})

test('search engines are kept from an article that could not be read', () => {
  const { robots, title } = articleMetadata('16')
  expect(robots).toEqual({ index: false })
  expect(title).toContain(pageAt('/news').title)
})
