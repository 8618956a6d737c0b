/** @jest-environment jsdom */
import { afterLoad, mayAutoplay } from './autoplay'

const wide = '(min-width: 768px)'
const moving = '(prefers-reduced-motion: no-preference)'

/** Gives the window some media features, and says how often its width was asked for. */
function giveWindow(features: string[]) {
  const innerWidth = jest.fn(() => 1440)
  const matchMedia = (query: string) => ({
    matches: query.split(' and ').every((feature) => features.includes(feature)),
  })
  Object.defineProperty(window, 'innerWidth', { get: innerWidth, configurable: true })
  Object.defineProperty(window, 'matchMedia', { value: matchMedia, configurable: true })
  return innerWidth
}

test.each([
  ['starts by itself on a wide screen with a good line', [wide, moving], { effectiveType: '4g' }],
  ['starts by itself where the line is not known', [wide, moving], undefined],
  ['waits for its button on a phone', [moving], undefined],
  ['waits for its button where motion is reduced', [wide], undefined],
  ['waits for its button where data is saved', [wide, moving], { saveData: true }],
  ['waits for its button on 3g', [wide, moving], { effectiveType: '3g' }],
  ['waits for its button on 2g', [wide, moving], { effectiveType: '2g' }],
  ['waits for its button on slow 2g', [wide, moving], { effectiveType: 'slow-2g' }],
])('the video %s, without laying out the page', (what, features, connection) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
  const innerWidth = giveWindow(features)
  expect(mayAutoplay()).toBe(what.startsWith('starts'))
  expect(innerWidth).not.toHaveBeenCalled()
})

test('a task that waits for an idle browser runs in one that is never idle', () => {
  const neverIdle = (task: IdleRequestCallback, options?: IdleRequestOptions) =>
    options?.timeout === undefined ? 0 : Number(setTimeout(task, options.timeout))
  window.requestIdleCallback = neverIdle
  jest.useFakeTimers()
  const task = jest.fn()
  afterLoad(task)
  jest.advanceTimersByTime(1_900)
  expect(task).not.toHaveBeenCalled()
  jest.advanceTimersByTime(200)
  expect(task).toHaveBeenCalledTimes(1)
})
