/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
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

test('the server leaves the line empty, and the browser fills it without a hydration warning', async () => {
  jest.setSystemTime(monday('12:00:00'))
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<OpenNow week={week} />)
  expect(container).toHaveTextContent(/^$/)
  await act(() => Promise.resolve(hydrateRoot(container, <OpenNow week={week} />)))
  expect(container).toHaveTextContent('Open now – closes 11pm')
})
