/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { usePathname } from 'next/navigation'
import { PassLink } from './nav-link'

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }))

test.each([
  ['/locations/bandra', '/getpass?club=104'],
  ['/locations/new-bandra', '/getpass?club=110'],
  ['/locations/bandra-west', '/getpass'],
  ['/locations/list', '/getpass'],
  ['/', '/getpass'],
])('from %s the free pass is %s', (page, address) => {
  jest.mocked(usePathname).mockReturnValue(page)
  const clubs = { '/locations/bandra': 104, '/locations/new-bandra': 110 }
  render(
    <PassLink href="/getpass" clubs={clubs}>
      Free pass
    </PassLink>,
  )
  expect(screen.getByRole('link')).toHaveAttribute('href', address)
})
