/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { clubs, offers } from '@/content/clubs'
import { phoneUrl } from '@/lib/clubs/address'
import { ClubOffers } from './club-offers'

test('the table has what clubs have said, and no row or column without an answer; the rest is a call', () => {
  render(<ClubOffers />)
  const answering = clubs.filter(({ has }) => has)
  const answered = offers.filter((offer) => answering.some(({ has }) => has?.[offer] !== undefined))
  expect(screen.queryAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(answered)
  expect(screen.queryAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
    answering.map(({ city }) => city),
  )
  for (const offer of answered) {
    const row = screen.getByRole('row', { name: new RegExp(`^${offer}`) })
    const said = within(row).getAllByRole('cell')
    expect(said.map(({ textContent }) => textContent)).toEqual(
      answering.map(({ has }) => ({ true: 'yes', false: 'no' })[String(has?.[offer])] ?? 'ask'),
    )
  }
  for (const { city, phones } of clubs)
    if (phones[0])
      expect(screen.getByRole('link', { name: new RegExp(`^Call ${city}`) })).toHaveAttribute(
        'href',
        phoneUrl(phones[0]),
      )
})
