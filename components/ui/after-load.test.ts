/** @jest-environment jsdom */
import { afterLoad } from './after-load'

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
