/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
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

test('what each club has that has answered is a sentence', () => {
  said(
    { 'Group fitness': true, 'MMA classes': true, Steam: true, 'Youth program': false },
    { Steam: false },
  )
  const { container } = render(<ClubOffers />)
  expect([...container.querySelectorAll('.lead')].map(({ textContent }) => textContent)).toEqual([
    `${first?.city} has group fitness, MMA classes and steam, and no youth program.`,
    `${second?.city} has no steam.`,
  ])
  expect(screen.getByRole('link', { name: first?.city ?? '' })).toHaveAttribute(
    'href',
    clubPath(first?.slug ?? 'bandra'),
  )
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
