import { checkForm } from '@/lib/enquiries/form'
import type * as content from './clubs'
import { closedClubs } from './clubs'
import { guestPass } from './forms/guest-pass'
import { pages } from './pages'
import { clubPath } from './paths'
import { formRedirects, redirects } from './redirects'

jest.mock('./clubs', () => {
  const actual = jest.requireActual<typeof content>('./clubs')
  const [first, ...others] = actual.clubs
  const closed = { ...first, closed: '2026-12-31' }
  return { ...actual, everyClub: [closed, ...others], clubs: others, closedClubs: [closed] }
})

test('a club that closes has no page and is in no form, its address leads on, and a form that is still open for it asks for another', () => {
  const [club] = closedClubs
  const address = clubPath(club!.slug)
  expect(pages.map(({ path }) => path)).not.toContain(address)
  expect([redirects.get(address), formRedirects.get(address)]).toEqual([
    '/locations/list',
    '/getpass',
  ])
  expect(JSON.stringify(guestPass)).not.toContain(club!.label)
  const said = (clubid: unknown) => checkForm(guestPass.fields, () => String(clubid)).clubid
  expect(said(club!.id)).toBe('Please select the nearest Club')
})
