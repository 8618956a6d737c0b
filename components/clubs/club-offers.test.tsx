/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { clubs, offers } from '@/content/clubs'
import { ClubOffers } from './club-offers'

test('each club says of each offer yes or no, or that one has to ask', () => {
  render(<ClubOffers />)
  for (const offer of offers) {
    const row = screen.getByRole('row', { name: new RegExp(`^${offer}`) })
    const said = within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
    const answers = clubs.map(({ has }) => has?.[offer])
    expect(said).toEqual(
      answers.map((answer) => (answer === undefined ? 'ask' : answer ? 'yes' : 'no')),
    )
  }
})
