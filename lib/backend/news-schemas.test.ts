import { leastMs } from '@/testing/least-ms'
import { articleSchema, isNewsId, newsListSchema } from './news-schemas'

const mockWarn = jest.fn()
jest.mock('@/lib/log', () => ({ log: { warn: (...args: unknown[]) => void mockWarn(...args) } }))
beforeEach(() => mockWarn.mockClear())

const item = { newsid: '7', title: 'A title', banner: '/a.jpg' }

test('a number is an id like its digits, unknown fields are ignored and the title is trimmed', () => {
  const sent = { ...item, newsid: 7, title: ' A title ', author: 'x' }
  expect(newsListSchema.parse([sent])).toEqual([item])
})

test.each([
  ['2026-11-25', '2026-11-25'],
  ['2026-11-25T09:30:00', '2026-11-25'],
  ['2026-11-24T20:00:00Z', '2026-11-25'],
  ['2026-11-25T23:00:00+05:30', '2026-11-25'],
  ['2026-11-24 20:00:00', '2026-11-24'],
  ['2026-11-24 20:00:00+0000', '2026-11-25'],
  ['2026-11-24T20:00Z', '2026-11-25'],
  ['2026-11-24T23:59:59.999+05', '2026-11-25'],
  ['2026-11-24 20:00:00 UTC', '2026-11-25'],
  [1764000000, '2025-11-24'],
  ['1764000000000', '2025-11-24'],
  ...['2026-02-30', '1970-01-01', '0001-01-01T00:00:00Z', '9999-12-31', 0, '', null].map(
    (none): [unknown, undefined] => [none, undefined],
  ),
])('the date %j is the day %j in India', (date, day) => {
  jest.useFakeTimers({ now: new Date('2026-11-27') })
  expect(newsListSchema.parse([{ ...item, date }])).toEqual([{ ...item, date: day }])
  jest.useRealTimers()
})

test('a date that cannot be read is logged once', () => {
  for (const date of ['yesterday', 'yesterday', '2026-13-40'])
    expect(newsListSchema.parse([{ ...item, date }])).toEqual([item])
  expect(mockWarn.mock.calls.map(([fields]) => fields as unknown)).toEqual([
    { date: 'yesterday' },
    { date: '2026-13-40' },
  ])
})

test.each([null, 'null'])('%j is no banner, no title and no body', (none) => {
  const banner = newsListSchema.parse([{ ...item, banner: none }])
  expect(banner).toEqual([{ ...item, banner: '' }])
  expect(newsListSchema.parse([item, { newsid: 8, title: none }])).toEqual([item])
  const htmlcontent = { ...item, htmlcontent: none }
  expect(articleSchema.parse(htmlcontent)).toEqual({ ...item, htmlcontent: '' })
})

test('half a character is replaced, as a browser would do it', () => {
  const sent = { ...item, title: 'A \ud83d title', htmlcontent: '<p>\udc00' }
  expect(articleSchema.parse(sent)).toMatchObject({
    title: 'A \ufffd title',
    htmlcontent: '<p>\ufffd',
  })
})

test('a missing or odd banner does not cost the item', () => {
  const bare = { newsid: '7', title: 'A title' }
  expect(newsListSchema.parse([bare])).toEqual([{ ...bare, banner: '' }])
  expect(newsListSchema.parse([{ ...bare, banner: 5 }])).toEqual([{ ...bare, banner: '' }])
})

test.each([
  null,
  'text',
  [],
  ...['a/b', '', 1.5, null, 'x'.repeat(65)].map((newsid) => ({ ...item, newsid })),
  { ...item, title: undefined },
  { ...item, title: '  ' },
])('%j is dropped without losing the others', (bad) => {
  const other = { ...item, newsid: 'b_2-C' }
  expect(newsListSchema.parse([item, bad, other])).toEqual([item, other])
})

test('the first of two items with one id is kept', () => {
  expect(newsListSchema.parse([item, { ...item, newsid: 7, title: 'Again' }])).toEqual([item])
})

test('a list of 40,000 is read in a fraction of a second, up to 5,000 items', async () => {
  const entries = Array.from({ length: 40_000 }, (_, newsid) => ({ ...item, newsid }))
  let list: ReturnType<typeof newsListSchema.parse> = []
  expect(await leastMs(500, () => (list = newsListSchema.parse(entries)))).toBeLessThan(500)
  expect(list).toHaveLength(5000)
  expect(list.at(-1)?.newsid).toBe('4999')
})

test('an empty list is a list, and one in which nothing is right is refused', () => {
  expect(newsListSchema.parse([])).toEqual([])
  expect(newsListSchema.safeParse([null, {}]).success).toBe(false)
  expect(newsListSchema.safeParse({ items: [item] }).success).toBe(false)
})

test('an article needs its body', () => {
  expect(articleSchema.safeParse(item).success).toBe(false)
  expect(articleSchema.parse({ ...item, htmlcontent: '' })).toEqual({ ...item, htmlcontent: '' })
})

test('only letters, digits, dashes and underscores make an id', () => {
  expect(['16', 'a_b-C', ''.padEnd(64, 'x')].every(isNewsId)).toBe(true)
  expect(['', 'a b', 'a%20b', '../x', 'a\n', 'é', ''.padEnd(65, 'x')].some(isNewsId)).toBe(false)
})
