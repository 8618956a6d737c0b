import { spawnSync } from 'node:child_process'
import { clubs, openingSoon } from '@/content/clubs'
import { events } from '@/content/events'
import { franchiseVideos } from '@/content/franchise-videos'
import { about } from '@/content/pages/about'
import { coaching } from '@/content/pages/coaching'
import { youth } from '@/content/pages/youth'
import { siteSources } from './site-sources'
import { findStandIns } from './stand-ins'

const kindsIn = (source: string, file = 'content/any.ts') =>
  findStandIns(new Map([[file, source]])).map(({ line, kind }) => [line, kind])

test.each([
  ['an address', "url: 'https://video.example/gym',", 'address'],
  ['an e-mail domain', "domain: 'gym.example',", 'address'],
  ['a phone', 'phones: [standInPhone(101)],', 'phone'],
  ['a phone that nobody marked', "phone: '+91 00000 00101',", 'phone'],
  ['a video', "id: standInVideo('abcdefghijk'),", 'video'],
  ['a person', "name: standInPerson('Director'),", 'person'],
  ['a club to come', "name: standInClub('Baner'),", 'club'],
])('%s is found, with its line', (_, source, kind) => {
  expect(kindsIn(`\n${source}\n`)).toEqual([[2, kind]])
})

test('what is real is not found, nor are the marks themselves', () => {
  const real =
    "url: 'https://www.gym.in', phone: '+91 98000 00000', // for example\nflag: 'Opening Soon'"
  expect(kindsIn(real)).toEqual([])
  expect(kindsIn('export const standInPhone = (n) =>', 'content/stand-ins.ts')).toEqual([])
})

test('every phone, video, person and club to come of the site is marked', () => {
  const found = findStandIns(siteSources())
  const textsOf = (kind: string) =>
    found
      .filter((one) => one.kind === kind)
      .map(({ text }) => text)
      .join('\n')
  for (const { phones, id } of clubs)
    if (phones.length > 0) expect(textsOf('phone')).toContain(`standInPhone(${id})`)
  for (const { youtubeUrl } of events) expect(textsOf('video')).toContain(youtubeUrl)
  for (const { id } of franchiseVideos) expect(textsOf('video')).toContain(id)
  for (const { name } of openingSoon) expect(textsOf('club')).toContain(name)
  const people = [...about.quotes.quotes, ...coaching.quotes.quotes, ...coaching.directors.people]
  for (const { name } of [...people, youth.quote]) expect(textsOf('person')).toContain(name)
})

test('the command names file and line of each and fails while one is left', () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/launch-check.ts'],
    { encoding: 'utf8' },
  )
  expect(stdout).toMatch(/^content\/brand\.ts:\d+: address: .*octagym\.example/m)
  expect(stdout).toMatch(/^Stand-ins left: \d+\. /m)
  expect(status).toBe(1)
})
