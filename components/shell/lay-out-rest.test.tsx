/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { LayOutRest } from './lay-out-rest'

/** The browser's next idle moment, in which it says how much time remains. */
let idle: ((timeRemaining: number) => void) | undefined

beforeEach(() => {
  idle = undefined
  window.requestIdleCallback = (task) => {
    idle = (ms) => task({ didTimeout: false, timeRemaining: () => ms })
    return 1
  }
})

const page = () =>
  render(
    <>
      <div className="deferred" />
      <div className="deferred" />
      <LayOutRest />
    </>,
  )

const laidOut = () =>
  [...document.querySelectorAll<HTMLElement>('.deferred')].filter(
    ({ style }) => style.contentVisibility === 'visible',
  ).length

test('an idle browser lays out all parts at once', () => {
  page()
  expect(laidOut()).toBe(0)
  idle?.(50)
  expect(laidOut()).toBe(2)
})

test('a browser that has something else to do lays out a part whenever it is idle', () => {
  page()
  idle?.(0)
  expect(laidOut()).toBe(1)
  idle?.(0)
  expect(laidOut()).toBe(2)
})
