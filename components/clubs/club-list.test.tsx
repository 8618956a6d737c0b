import { renderToStaticMarkup } from 'react-dom/server'
import { brotliCompressSync } from 'node:zlib'
import { clubs, openingSoon } from '@/content/clubs'
import { clubDetailsPath } from '@/content/paths'
import { clubAddress } from '@/lib/clubs/address'
import { seeded } from '@/testing/random'
import { ClubList } from './club-list'

const random = seeded(81)

/** Clubs of two hundred neighbourhoods in forty cities, none like another. */
const manyClubs = Array.from({ length: 200 }, (_, index) => {
  const like = clubs[index % clubs.length]
  if (!like) throw new Error('There is no club')
  return {
    ...like,
    city: `City ${index % 40}`,
    card: { name: `Club ${random.between(1, 1e9)}`, place: `City ${index % 40}, Goa` },
    area: `Area ${random.between(1, 1e9)}`,
    pincode: String(random.between(100_000, 999_999)),
    phones: [`+91 ${random.between(60_000, 99_999)} ${random.between(10_000, 99_999)}`],
    email: `club-${random.between(1, 1e9)}@octagym.example`,
  }
})

const draw = (shown: typeof clubs) =>
  renderToStaticMarkup(<ClubList clubs={shown} soon={openingSoon} />)

test('few clubs are cards in their order, with their pictures', () => {
  const html = draw(clubs)
  expect(html).not.toContain('<details')
  expect(html.match(/<picture/g)).toHaveLength(clubs.length)
  const places = clubs.map(({ card }) => html.indexOf(`${card.name} <small>`))
  expect(places).toEqual([...places].sort((a, b) => a - b))
})

test('two hundred clubs are under their cities, each with its address, phones, e-mail and details', () => {
  const html = draw(manyClubs)
  expect(html.match(/<summary/g)).toHaveLength(42)
  expect(html).toContain('City 1 <small>5 clubs</small>')
  expect(html).toContain('Pune <small>1 club</small>')
  for (const club of manyClubs) {
    const card = html.slice(html.indexOf(club.card.name)).split('</li>')[0]
    expect(card).toContain(clubAddress(club))
    expect(card).toContain(`href="tel:${club.phones[0]?.replaceAll(' ', '')}"`)
    expect(card).toContain(`href="mailto:${club.email}"`)
    expect(card).toContain(`href="${clubDetailsPath(club)}"`)
  }
})

test('one more club in a long list costs less than a hundred bytes', () => {
  const [whole, half] = [manyClubs, manyClubs.slice(0, 100)].map(
    (shown) => brotliCompressSync(draw(shown)).length,
  )
  expect(((whole ?? NaN) - (half ?? NaN)) / 100).toBeLessThan(100)
})
