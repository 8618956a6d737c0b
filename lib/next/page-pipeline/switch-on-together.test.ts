/** @jest-environment jsdom */
import { switchOnTogether } from './switch-on-together.cjs'

const sheet = () => {
  const link = document.createElement('link')
  link.media = 'not all'
  document.head.append(link)
  return link
}

afterEach(() => document.head.replaceChildren())

test('sheets are switched on when the last of them has come', () => {
  const links = [sheet(), sheet()] as const
  switchOnTogether()
  links[1].dispatchEvent(new Event('load'))
  expect(links.map(({ media }) => media)).toEqual(['not all', 'not all'])
  links[0].dispatchEvent(new Event('load'))
  expect(links.map(({ media }) => media)).toEqual(['all', 'all'])
})

test('a sheet that cannot be had keeps the others from nothing', () => {
  const links = [sheet(), sheet()] as const
  switchOnTogether()
  links[0].dispatchEvent(new Event('error'))
  links[1].dispatchEvent(new Event('load'))
  expect(links[1].media).toBe('all')
})
