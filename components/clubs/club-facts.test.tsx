/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { exampleClub } from '@/testing/example-club'
import { ClubFacts } from './club-facts'

test('a day that differs is told beside the hours', () => {
  render(
    <ClubFacts {...exampleClub} exceptions={[{ date: '2026-11-24', why: 'Holi', closed: true }]} />,
  )
  expect(screen.getByText('Holi, Tue 24 Nov: closed')).toBeVisible()
})
