/** @jest-environment jsdom */
import { forgetOld, hasDraft, keptMs } from './browser-storage'

const now = Date.now()

function keepEverything() {
  localStorage['draft:franchise'] = `{"at":${now},"values":{}}`
  sessionStorage['draft:contact'] = `{"at":${now},"values":{}}`
  localStorage['submission:contact'] = `a1b2-c3 ${now}`
  localStorage['draft:broken'] = 'no draft'
  localStorage.other = 'stays'
}

beforeEach(() => {
  jest.useFakeTimers()
  keepEverything()
})

// A clock that was ahead when an entry was written is behind it later.
test.each([
  ['behind', 1],
  ['ahead of', -1],
])('entries %s the clock are deleted when they are too old, and nothing else', (_, direction) => {
  jest.setSystemTime(now + direction * (keptMs.submission - 1))
  forgetOld()
  expect(Object.keys(localStorage).toSorted()).toEqual([
    'draft:franchise',
    'other',
    'submission:contact',
  ])
  jest.setSystemTime(now + direction * (keptMs.draft - 1))
  expect([hasDraft('franchise'), hasDraft('contact')]).toEqual([true, true])
  expect(localStorage).not.toHaveProperty('submission:contact')
  jest.setSystemTime(now + direction * keptMs.draft)
  forgetOld()
  expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([['other'], []])
})
