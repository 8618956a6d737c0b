import { isKnownMissing, rememberMissing } from './missing'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('what is not there is known for a minute', () => {
  rememberMissing('invented')
  expect(isKnownMissing('invented')).toBe(true)
  expect(isKnownMissing('another')).toBe(false)
  jest.advanceTimersByTime(60_001)
  expect(isKnownMissing('invented')).toBe(false)
})

test('however many ids are invented, only the last thousand take room', () => {
  for (let id = 0; id < 1500; id += 1) rememberMissing(`id-${id}`)
  expect(isKnownMissing('id-499')).toBe(false)
  expect(isKnownMissing('id-500')).toBe(true)
})
