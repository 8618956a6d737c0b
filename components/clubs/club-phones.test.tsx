/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { clubs } from '@/content/clubs'
import { phoneUrl } from '@/lib/clubs/address'
import { ClubPhones } from './club-phones'

test('each club that has a phone can be called from its line', () => {
  render(<ClubPhones />)
  const calls = screen.getAllByRole('link', { name: /^Call / })
  const phones = clubs.flatMap(({ phones: [phone] }) => phone ?? [])
  expect(calls.map((link) => link.getAttribute('href'))).toEqual(phones.map(phoneUrl))
})
