/** @jest-environment jsdom */

/** What a page says that was just loaded at an address. */
async function load(address: string): Promise<string> {
  jest.resetModules()
  history.replaceState(null, '', address)
  const { readAttribution } = await import('./form-memory')
  return readAttribution()
}

beforeEach(() => sessionStorage.clear())
afterEach(() => jest.restoreAllMocks())

test('the attribution is the first page of the visit, on every later page', async () => {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue('https://news.example/')
  const first = '/about?utm_source=mail https://news.example/'
  expect(await load('/about?utm_source=mail#team')).toBe(first)
  expect(await load('/getpass?utm_source=other')).toBe(first)
})

test('without storage, the attribution is the open page', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('switched off')
  })
  expect(await load('/about')).toBe('/about ')
  history.replaceState(null, '', '/getpass')
  const { readAttribution } = await import('./form-memory')
  expect(readAttribution()).toBe('/about ')
})

test('an endless address is cut off', async () => {
  expect((await load(`/?${'x'.repeat(9000)}`)).length).toBeLessThan(2002)
})
