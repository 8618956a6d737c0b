import { checkForm } from '@/lib/enquiries/form'
import type { guestPass } from './forms/guest-pass'
import type { pages } from './pages'
import { clubPath } from './paths'
import type { redirectOf } from './redirects'

const closed = '2031-12-31'

/** The content on a day, with the first club closed from the last day of 2031. */
async function contentOn(now: string) {
  jest.resetModules()
  jest.useFakeTimers({
    now: new Date(now),
    doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'],
  })
  const clubs = await import('./clubs')
  const [first, ...others] = clubs.everyClub
  const club = { ...first!, closed, label: 'A club that closes' }
  const every = [club, ...others]
  jest.doMock('./clubs', () => ({
    ...clubs,
    everyClub: every,
    clubs: every.filter((one) => !clubs.isClosed(one)),
  }))
  const read: {
    guestPass: typeof guestPass
    pages: typeof pages
    redirectOf: typeof redirectOf
  } = {
    ...(await import('./forms/guest-pass')),
    ...(await import('./pages')),
    ...(await import('./redirects')),
  }
  return { ...read, club }
}

afterEach(() => {
  jest.useRealTimers()
  jest.dontMock('./clubs')
})

test.each([
  ['a month before', '2031-11-27T12:00:00+05:30'],
  ['the last minute', '2031-12-30T23:59:00+05:30'],
])('a club that is to close has its page and is in the form: %s', async (_, now) => {
  const { club, pages, guestPass, redirectOf } = await contentOn(now)
  const address = clubPath(club.slug)
  expect(pages.map(({ path }) => path)).toContain(address)
  expect(redirectOf(address)).toBeUndefined()
  expect(JSON.stringify(guestPass)).toContain(club.label)
})

test.each([
  ['its first minute', '2031-12-31T00:00:00+05:30'],
  ['a year later', '2032-12-31T12:00:00+05:30'],
])(
  'a club that is closed has no page, its address leads on, and a form asks for another: %s',
  async (_, now) => {
    const { club, pages, guestPass, redirectOf } = await contentOn(now)
    const address = clubPath(club.slug)
    expect(pages.map(({ path }) => path)).not.toContain(address)
    expect(redirectOf(address)).toBe('/locations/list')
    expect(JSON.stringify(guestPass)).not.toContain(club.label)
    const said = checkForm(guestPass.fields, () => String(club.id))
    expect(said.clubid).toBe('Please select the nearest Club')
  },
)
