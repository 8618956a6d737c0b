/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { OpenNow } from './open-now'

const week = [{ day: 1, opens: 360, closes: 1380 }]
const monday = (time: string) => new Date(`2026-11-23T${time}+05:30`)

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('it is updated as soon as a sleeping tab is shown again', () => {
  jest.setSystemTime(monday('22:00:00'))
  render(<OpenNow week={week} />)
  jest.setSystemTime(monday('23:10:00'))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(screen.getByText('Closed – opens Mon 6am')).toBeVisible()
})
