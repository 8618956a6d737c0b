/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { locations } from '@/content/pages/locations'
import type { Point } from '@/content/types'
import { NearestFirst } from './nearest-first'

const copy = locations.nearest
const club = (name: string, ...near: Point) => (
  <li key={name} data-near={near.join()}>
    <h3>
      <a href={`#${name}`}>{name}</a>
    </h3>
    <span data-distance="" />
  </li>
)
const list = (
  <>
    <NearestFirst copy={copy} list="clubs" icon={null} />
    <div id="clubs">
      <ul>
        {club('Delhi', 28.67, 77.13)}
        {club('Mumbai', 19.06, 72.83)}
        {club('Pune', 18.56, 73.79)}
      </ul>
    </div>
  </>
)

type Asked = [
  found: (position: { coords: { latitude: number; longitude: number } }) => void,
  failed: () => void,
  options: PositionOptions,
]
const position = jest.fn<void, Asked>()
const answer = (latitude: number, longitude: number) =>
  act(() => position.mock.lastCall?.[0]({ coords: { latitude, longitude } }))
const refuse = () => act(() => position.mock.lastCall?.[1]())
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
const press = () => act(() => screen.getByRole('button', { name: copy.label }).click())

beforeEach(() => {
  position.mockClear()
  Object.assign(window, { isSecureContext: true })
  Object.defineProperty(navigator, 'geolocation', {
    value: { getCurrentPosition: position },
    configurable: true,
  })
})
afterEach(() => void Reflect.deleteProperty(navigator, 'geolocation'))

test('the browser is asked at a press only, the focus stays where it is, and a position that is lost again changes nothing', () => {
  render(list)
  screen.getByRole('link', { name: 'Delhi' }).focus()
  expect(position).not.toHaveBeenCalled()
  press()
  answer(18.52, 73.86)
  expect(screen.getByRole('link', { name: 'Delhi' })).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('Nearest first: Pune, about 9 km.')
  const sorted = rows()
  expect(sorted[0]).toMatch(/^Pune/)
  press()
  refuse()
  expect(rows()).toEqual(sorted)
})

test('a question that the browser never answers ends by itself, and changes nothing that came in time', () => {
  jest.useFakeTimers()
  render(list)
  press()
  expect(position.mock.lastCall?.[2].timeout).toBe(10_000)
  act(() => void jest.advanceTimersByTime(20_000))
  expect(screen.getByRole('status')).toHaveTextContent(copy.failed)
  press()
  answer(18.52, 73.86)
  act(() => void jest.advanceTimersByTime(20_000))
  expect(screen.getByRole('status')).toHaveTextContent(/Pune/)
  jest.useRealTimers()
})

test('a second question has all of its time, however the first one ended', () => {
  jest.useFakeTimers()
  render(list)
  press()
  act(() => void jest.advanceTimersByTime(2_000))
  refuse()
  act(() => void jest.advanceTimersByTime(10_000))
  press()
  act(() => void jest.advanceTimersByTime(19_000))
  expect(screen.getByRole('status')).toHaveTextContent(copy.asking)
  act(() => void jest.advanceTimersByTime(1_000))
  expect(screen.getByRole('status')).toHaveTextContent(copy.failed)
  jest.useRealTimers()
})

test.each([
  ['knows no position', () => Reflect.deleteProperty(navigator, 'geolocation')],
  ['would refuse it without https', () => Object.assign(window, { isSecureContext: false })],
])('there is no button where the browser %s', (_, without) => {
  without()
  render(list)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(rows()).toEqual(['Delhi', 'Mumbai', 'Pune'])
})
