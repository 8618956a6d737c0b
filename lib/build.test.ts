import { timeToKeep } from './build'

jest.mock('node:fs', () => ({
  readFileSync: () => 'b1\n',
  statSync: () => ({ mtimeMs: 1000.5 }),
}))

afterEach(() => jest.restoreAllMocks())

test('no time is kept that is before the build: only a wrong clock shows it', () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(5)
  expect(timeToKeep()).toBe(1001)
  clock.mockReturnValue(2000)
  expect(timeToKeep()).toBe(2000)
})
