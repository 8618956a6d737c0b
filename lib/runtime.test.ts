import { runtime } from './runtime'

test('two copies of the module share one object', async () => {
  jest.resetModules()
  const copy = await import('./runtime')
  expect(copy.runtime).not.toBe(runtime)
  expect(copy.runtime()).toBe(runtime())
})
