/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { weekOf } from '@/lib/clubs/hours'
import { exampleClub as club } from '@/testing/example-club'
import { ClubClocks } from './club-clocks'
import { ClubDial } from './club-dial'
import { OpenText } from './open-text'

const at = (day: string, time: string) => new Date(`2026-11-${day}T${time}+05:30`)
const monday = '23'
const sunday = '22'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function show(time: Date) {
  jest.setSystemTime(time)
  const { container } = render(
    <div {...weekOf(club)}>
      <ClubDial club={club} large />
      <OpenText club={club} />
      <ClubClocks />
    </div>,
  )
  const line = (name: string) => container.querySelector<SVGElement>(`[data-line="${name}"]`)
  const dashes = (name: string) => line(name)?.getAttribute('stroke-dasharray')
  return { line, dashes }
}

test('on a day with other hours the ring has them, without a second ring', () => {
  const { line, dashes } = show(at(sunday, '17:00'))
  expect(dashes('hours')).toBe('0 420 540 1440')
  expect(line('other')).not.toBeVisible()
  expect(screen.getByText('Closed – opens Mon 6am')).toBeVisible()
})

test('it is updated as soon as a sleeping tab is shown again', () => {
  const { dashes } = show(at(monday, '22:00'))
  expect(screen.getByText('Open now – closes 10:30pm')).toBeVisible()
  jest.setSystemTime(at(monday, '23:10'))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(screen.getByText('Closed – opens Tue 6am')).toBeVisible()
  expect(dashes('now')).toBe('0 1378 24 1440')
})

test('a day that differs has its own hours, and is told until it is over', () => {
  jest.setSystemTime(at(monday, '12:00'))
  const holi = { date: '2026-11-23', why: 'Holi', closed: true } as const
  const { container } = render(
    <div {...weekOf({ ...club, exceptions: [holi] })}>
      <ClubDial club={club} />
      <p data-date="2026-11-22">Over</p>
      <p data-date="2026-11-23">Today</p>
      <OpenText club={club} />
      <ClubClocks />
    </div>,
  )
  expect(screen.getByText('Closed – opens Tue 6am')).toBeVisible()
  expect(screen.getByText('Over')).not.toBeVisible()
  expect(screen.getByText('Today')).toBeVisible()
  const ring = container.querySelector('[data-line="hours"]')
  expect(ring?.getAttribute('stroke-dasharray')).toBe('0 1440 0 1440')
})
