/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { adultBelts, youthBelts } from '@/content/belts'
import { BeltLadder } from './belts'

const words = (container: HTMLElement) =>
  [...container.querySelectorAll('ol > li')].map((rung) =>
    [...rung.querySelectorAll('b, p > span, li')].map(({ textContent }) => textContent),
  )

const drawn = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('[data-colour]')].map(({ dataset, style }) =>
    [dataset.colour, style.getPropertyValue('--stripes'), dataset.core].filter(Boolean).join(' '),
  )

test('the adult ladder says and draws every belt with its stripes, each longer than the one before', () => {
  const { container } = render(<BeltLadder belts={adultBelts} growing />)
  expect(words(container)).toEqual([
    ['White', '1–4 stripes'],
    ['Blue', '1–4 stripes'],
    ['Purple', '1–4 stripes'],
    ['Brown', '1–4 stripes'],
    ['Black', 'Degrees'],
  ])
  expect(drawn(container)).toEqual(['white 4', 'blue 4', 'purple 4', 'brown 4', 'black 4'])
  const lengths = [...container.querySelectorAll<HTMLElement>('[data-colour]')].map(({ style }) =>
    style.getPropertyValue('--length'),
  )
  expect(lengths.map(Number.parseFloat)).toEqual([52, 64, 76, 88, 100])
})

test('the youth ladder says and draws three variants of every colour after white', () => {
  const { container } = render(<BeltLadder belts={youthBelts} />)
  const variants = ['1–6 stripes on each', 'White stripe', 'Plain', 'Black stripe']
  const colours = ['Gray', 'Yellow', 'Orange', 'Green']
  expect(words(container)).toEqual([
    ['White', '1–4 stripes'],
    ...colours.map((colour) => [colour, ...variants]),
  ])
  expect(drawn(container)).toEqual([
    'white 4',
    ...colours.flatMap((name) => {
      const plain = `${name.toLowerCase()} 6`
      return [`${plain} white`, plain, `${plain} black`]
    }),
  ])
})
