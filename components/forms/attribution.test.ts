/** @jest-environment jsdom */

/** What a page says at an address: one that was just loaded, unless it is the same as before. */
async function attributionAt(address: string, samePage = false) {
  if (!samePage) jest.resetModules()
  history.replaceState(null, '', address)
  return (await import('./attribution')).readAttribution()
}

beforeEach(() => sessionStorage.clear())
afterEach(() => jest.restoreAllMocks())

test('without storage, the attribution is the open page', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('switched off')
  })
  expect(await attributionAt('/about')).toBe('/about ')
  expect(await attributionAt('/getpass', true)).toBe('/about ')
})

test('an endless address is cut off', async () => {
  expect((await attributionAt(`/?${'x'.repeat(9000)}`)).length).toBeLessThan(4098)
})
