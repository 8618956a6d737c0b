import {
  admitNewsId,
  admitNewsPage,
  isKnownMissing,
  noteFound,
  noteMissing,
  noteNewsPages,
} from './admission'

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(globalThis, { octaRuntime: undefined })
})
afterEach(() => jest.useRealTimers())

test('what is not there is known for a minute, or until it is found', () => {
  noteMissing('invented')
  noteMissing('found')
  noteFound('found')
  expect(['invented', 'found', 'another'].map(isKnownMissing)).toEqual([true, false, false])
  jest.advanceTimersByTime(59_000)
  expect(isKnownMissing('invented')).toBe(true)
  jest.advanceTimersByTime(1_001)
  expect(isKnownMissing('invented')).toBe(false)
})

/** How many of thirty articles that nobody has seen an address may ask for. */
const unseen = (client: string) =>
  Array.from({ length: 30 }, (_, at) => admitNewsId(`of-${client}-${at}`, client)).filter(
    (one) => one === 'admitted',
  ).length

test('an article that was taken back counts as one that nobody has seen', () => {
  noteFound('gone')
  noteMissing('gone')
  jest.advanceTimersByTime(60_001)
  expect(unseen('a')).toBe(5)
  expect(admitNewsId('gone', 'a')).toBe('later')
})

test('of ids that nobody has seen an address may try five in four seconds', () => {
  expect(['a', 'b', 'a'].map(unseen)).toEqual([5, 5, 0])
  jest.advanceTimersByTime(4001)
  expect(unseen('a')).toBe(5)
})

test('beyond the last page of the list there is nothing, until the list may have become longer', () => {
  noteNewsPages(3)
  const admit = (number?: number) => admitNewsPage(number, 'a')
  expect([1, 3, 4, undefined].map(admit)).toEqual(['admitted', 'admitted', 'missing', 'missing'])
  jest.advanceTimersByTime(60_001)
  expect(Array.from({ length: 6 }, () => admit(4))).toEqual([
    ...Array.from({ length: 5 }, () => 'admitted'),
    'later',
  ])
  expect([3, undefined].map(admit)).toEqual(['admitted', 'missing'])
})
