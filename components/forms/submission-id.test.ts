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
})

test('the id of a submission stays for a day after its last use, in any tab', async () => {
  const id = await idInNewTab()
  expect(id).toMatch(/^[\da-f]{32}$/)
  jest.advanceTimersByTime(23 * hourMs)
  expect(await idInNewTab()).toBe(id)
  jest.advanceTimersByTime(23 * hourMs)
  expect(await idInNewTab()).toBe(id)
  expect(await idInNewTab('franchise')).not.toBe(id)
  jest.advanceTimersByTime(25 * hourMs)
  expect(await idInNewTab()).not.toBe(id)
})

test('in a browser that keeps nothing the id stays as long as the page', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('no room left')
  })
  const { submissionId } = await import('./submission-id')
  expect(submissionId('contact')).toBe(submissionId('contact'))
})
