/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { clubs } from '@/content/clubs'
import { clubPath } from '@/content/paths'
import { phoneUrl } from '@/lib/clubs/address'
import { ClubOffers } from './club-offers'

/** The first clubs have said this, the others nothing. */
function said(...answers: readonly (typeof clubs)[number]['has'][]) {
  for (const [index, club] of clubs.entries()) {
    club.has ??= {}
    jest.replaceProperty(club, 'has', answers[index])
  }
}

afterEach(() => jest.restoreAllMocks())

const [first, second] = clubs

test('what the only club that has answered has is a sentence', () => {
  said({ 'Group fitness': true, 'MMA classes': true, Steam: true, 'Youth program': false })
  const { container } = render(<ClubOffers />)
  expect(screen.queryByRole('table')).toBeNull()
  expect(container).toHaveTextContent(
    `${first?.city} has group fitness, MMA classes and steam, and not youth program.`,
  )
  expect(screen.getByRole('link', { name: first?.city ?? '' })).toHaveAttribute(
    'href',
    clubPath(first?.slug ?? 'bandra'),
  )
})

test('of several clubs a table has what they have said, and no row or column without an answer', () => {
  said({ Steam: true, 'Group fitness': false }, { Steam: false, 'Youth program': true })
  render(<ClubOffers />)
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    first?.city,
    second?.city,
  ])
  const rows = screen.getAllByRole('row').slice(1)
  const answers = rows.map((row) => [
    within(row).getByRole('rowheader').textContent,
    ...within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ])
  expect(answers).toEqual([
    ['Group fitness', 'no', 'ask'],
    ['Youth program', 'ask', 'yes'],
    ['Steam', 'yes', 'no'],
  ])
})

test('for what clubs have not said there are their phones', () => {
  said()
  render(<ClubOffers />)
  for (const { city, phones } of clubs)
    if (phones[0])
      expect(screen.getByRole('link', { name: new RegExp(`^Call ${city}`) })).toHaveAttribute(
        'href',
        phoneUrl(phones[0]),
      )
})
