/** @jest-environment jsdom */
const hourMs = 3_600_000

/** The id on a page that is opened now, in a tab of its own. */
async function idInNewTab(form = 'contact') {
  jest.resetModules()
  const { submissionId } = await import('./submission-id')
  return submissionId(form)
}

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  sessionStorage.clear()
})

test('the id of a submission stays for a day after its last use, in any tab', async () => {
  const id = await idInNewTab()
  expect(id).toMatch(/^[\da-f]{32}$/)
  sessionStorage.clear()
  jest.advanceTimersByTime(23 * hourMs)
  expect(await idInNewTab()).toBe(id)
  jest.advanceTimersByTime(23 * hourMs)
  expect(await idInNewTab()).toBe(id)
  expect(await idInNewTab('franchise')).not.toBe(id)
  jest.advanceTimersByTime(25 * hourMs)
  expect(await idInNewTab()).not.toBe(id)
})

test('without localStorage the id stays as long as the tab', async () => {
  const setItem = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, ...item) {
    if (this === localStorage) throw new Error('no room left')
    Reflect.apply(setItem?.value as () => void, this, item)
  })
  const id = await idInNewTab()
  expect(await idInNewTab()).toBe(id)
  sessionStorage.clear()
  expect(await idInNewTab()).not.toBe(id)
})
