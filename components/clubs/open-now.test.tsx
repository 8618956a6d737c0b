/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { OpenNow } from './open-now'

const week = [{ day: 1, opens: 360, closes: 1380 }]
const monday = (time: string) => new Date(`2026-11-23T${time}+05:30`)

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('it changes with the minute in which the club closes', () => {
  jest.setSystemTime(monday('22:58:30'))
  render(<OpenNow week={week} />)
  expect(screen.getByText('Open now – closes 11pm')).toHaveAttribute('data-open', 'true')
  act(() => jest.advanceTimersByTime(89_999))
  expect(screen.getByText('Open now – closes 11pm')).toBeVisible()
  act(() => jest.advanceTimersByTime(1))
  expect(screen.getByText('Closed – opens Mon 6am')).toHaveAttribute('data-open', 'false')
})

test('it is updated as soon as a sleeping tab is shown again', () => {
  jest.setSystemTime(monday('22:00:00'))
  render(<OpenNow week={week} />)
  jest.setSystemTime(monday('23:10:00'))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(screen.getByText('Closed – opens Mon 6am')).toBeVisible()
})
