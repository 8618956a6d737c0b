/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { clubs } from '@/content/clubs'
import { phoneUrl } from '@/lib/clubs/address'
import { ClubClocks } from './club-clocks'
import { ClubPhones } from './club-phones'

test('each club that has a phone can be called from its line', () => {
  render(<ClubPhones />)
  const calls = screen.getAllByRole('link', { name: /^Call / })
  const phones = clubs.flatMap(({ phones: [phone] }) => phone ?? [])
  expect(calls.map((link) => link.getAttribute('href'))).toEqual(phones.map(phoneUrl))
})

test('each line says whether its club is open, or that its hours are not known', () => {
  render(
    <>
      <ClubPhones />
      <ClubClocks />
    </>,
  )
  for (const line of screen.getAllByRole('listitem'))
    expect(line).toHaveTextContent(/Open |Closed |Call for opening hours/)
})
