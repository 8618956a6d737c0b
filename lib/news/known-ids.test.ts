import { admitNewsId, isKnownMissing, rememberFound, rememberMissing } from './known-ids'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('what is not there is known for a minute', () => {
  rememberMissing('invented')
  expect(isKnownMissing('invented')).toBe(true)
  expect(isKnownMissing('another')).toBe(false)
  jest.advanceTimersByTime(60_001)
  expect(isKnownMissing('invented')).toBe(false)
})

test('however many ids are invented, only the last five thousand take room', () => {
  for (let id = 0; id < 6000; id += 1) rememberMissing(`id-${id}`)
  expect(isKnownMissing('id-999')).toBe(false)
  expect(isKnownMissing('id-1000')).toBe(true)
})

test('ids that nobody has seen are tried twenty times in four seconds, and all others always', () => {
  rememberFound('seen')
  rememberMissing('gone')
  const admit = (name: string) =>
    Array.from({ length: 30 }, (_, at) => admitNewsId(`${name}-${at}`))
  expect(admit('a').filter((one) => one === 'admitted')).toHaveLength(20)
  expect(new Set(admit('b'))).toEqual(new Set(['later']))
  expect(admitNewsId('seen')).toBe('admitted')
  expect(admitNewsId('gone')).toBe('missing')
  expect(admitNewsId('no id')).toBe('missing')
  jest.advanceTimersByTime(4001)
  expect(admitNewsId('c')).toBe('admitted')
})
