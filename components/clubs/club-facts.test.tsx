/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { exampleClub } from '@/testing/example-club'
import { ClubFacts } from './club-facts'

test('a day that differs, a price and a number for messages are told when they are known', () => {
  const { unmount } = render(<ClubFacts {...exampleClub} />)
  expect(screen.queryByRole('link', { name: /WhatsApp/ })).toBeNull()
  unmount()
  render(
    <ClubFacts
      {...exampleClub}
      whatsapp="+91 98000 00003"
      price="Memberships from ₹2,000 a month"
      exceptions={[{ date: '2026-11-24', why: 'Holi', closed: true }]}
    />,
  )
  expect(screen.getByText('Holi, Tue 24 Nov: closed')).toBeVisible()
  expect(screen.getByText('Memberships from ₹2,000 a month')).toBeVisible()
  const link = screen.getByRole('link', { name: /WhatsApp/ }).getAttribute('href') ?? ''
  const { origin, pathname, searchParams } = new URL(link)
  expect(`${origin}${pathname}`).toBe('https://wa.me/919800000003')
  expect(searchParams.get('text')).toContain(exampleClub.name)
})
