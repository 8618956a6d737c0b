/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { locations } from '@/content/pages/locations'
import type { Point } from '@/content/types'
import { Distance } from './distance'
import { NearestFirst } from './nearest-first'

const words = locations.nearest
const club = (name: string, ...near: Point) => ({
  name,
  near,
  card: (
    <li>
      <a href={`#${name}`}>{name}</a>
      <Distance to={near} />
    </li>
  ),
})
const delhi = club('Delhi', 28.67, 77.13)
const mumbai = club('Mumbai', 19.06, 72.83)
const pune = club('Pune', 18.56, 73.79)
const list = <NearestFirst words={words} groups={[{ clubs: [delhi, mumbai, pune] }]} />

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
const press = () => act(() => screen.getByRole('button', { name: words.label }).click())

beforeEach(() => {
  position.mockClear()
  Object.assign(window, { isSecureContext: true })
  Object.defineProperty(navigator, 'geolocation', {
    value: { getCurrentPosition: position },
    configurable: true,
  })
})
afterEach(() => void Reflect.deleteProperty(navigator, 'geolocation'))

test('clubs that are shown city by city are one list once the press of the button found a position', () => {
  const groups = [
    { city: 'Delhi', count: '1 club', clubs: [delhi] },
    { city: 'Maharashtra', count: '2 clubs', clubs: [mumbai, pune] },
  ]
  render(<NearestFirst words={words} groups={groups} />)
  const cities = screen.getAllByRole('group').map((city) => city.textContent)
  expect(cities).toEqual(['Delhi 1 clubDelhi', 'Maharashtra 2 clubsMumbaiPune'])
  expect(screen.getByText(words.privacy)).toBeVisible()
  expect(position).not.toHaveBeenCalled()
  press()
  expect(screen.getByRole('status')).toHaveTextContent(words.asking)
  expect(position.mock.lastCall?.[2].timeout).toBe(10_000)
  answer(18.52, 73.86)
  expect(screen.queryByRole('group')).not.toBeInTheDocument()
  expect(rows()).toEqual(['Puneabout 9 km', 'Mumbaiabout 120 km', 'Delhiabout 1,180 km'])
})

test('the focus stays where it is, and a position that is lost again changes nothing', () => {
  render(list)
  press()
  screen.getByRole('link', { name: 'Delhi' }).focus()
  answer(18.52, 73.86)
  expect(screen.getByRole('link', { name: 'Delhi' })).toHaveFocus()
  const sorted = rows()
  press()
  refuse()
  expect(rows()).toEqual(sorted)
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
