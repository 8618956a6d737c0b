import { remember } from './remember'

test('two copies of a module share what the first one made', async () => {
  const first = remember('a thing', () => ({ made: 1 }))
  jest.resetModules()
  const copy = await import('./remember')
  expect(copy.remember).not.toBe(remember)
  expect(copy.remember('a thing', () => ({ made: 2 }))).toBe(first)
  expect(copy.remember('another thing', () => ({ made: 2 }))).toEqual({ made: 2 })
})

test('what failed to be made is made by the next who asks', () => {
  const fail = () => {
    throw new Error('not yet')
  }
  expect(() => remember('a late thing', fail)).toThrow('not yet')
  expect(remember('a late thing', () => 'made')).toBe('made')
})
