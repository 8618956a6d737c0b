/** @jest-environment jsdom */
import { readAttribution } from './attribution'

function attributionAt(address: string) {
  history.replaceState(null, '', address)
  return readAttribution()
}

beforeEach(() => sessionStorage.clear())
afterEach(() => jest.restoreAllMocks())

test('without storage, the attribution is the open page', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('switched off')
  })
  expect(attributionAt('/about')).toBe('/about ')
})

test('an endless address is cut off', () => {
  expect(attributionAt(`/?${'x'.repeat(9000)}`).length).toBeLessThan(4098)
})
