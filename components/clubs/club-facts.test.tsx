/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { clubPage } from '@/content/pages/locations'
import { bareClub, exampleClub } from '@/testing/example-club'
import { ClubFacts } from './club-facts'

test('a day that differs is told beside the hours', () => {
  render(
    <ClubFacts {...exampleClub} exceptions={[{ date: '2026-11-24', why: 'Holi', closed: true }]} />,
  )
  expect(screen.getByText('Holi, Tue 24 Nov: closed')).toBeVisible()
})

test('a club that shows only photos has no heading over hours that are not known', () => {
  const { rerender } = render(<ClubFacts {...bareClub} />)
  expect(screen.queryByRole('heading', { name: clubPage.hours })).toBeNull()
  rerender(<ClubFacts {...bareClub} closes="closes on 31 December" />)
  expect(screen.getByText('The club closes on 31 December')).toBeVisible()
})
