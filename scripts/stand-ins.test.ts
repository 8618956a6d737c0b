import { company } from '@/content/company'
import { clubs, openingSoon } from '@/content/clubs'
import { events } from '@/content/events'
import { franchiseVideos } from '@/content/franchise-videos'
import { about } from '@/content/pages/about'
import { coaching } from '@/content/pages/coaching'
import { youth } from '@/content/pages/youth'
import { findStandIns, standInsIn } from './stand-ins'

test.each([
  ['an address', "url: 'https://video.example/gym',", /^Addresses/],
  ['a phone', 'phones: [standInPhone(101)],', /^Phones/],
  ['a phone that nobody marked', "phone: '+91 00000 00101',", /^Phones/],
])('%s that is not real is found, with its line and a reason', (_, source, why) => {
  expect(standInsIn('content/any.ts', `\n${source}\n`)).toEqual([
    { file: 'content/any.ts', line: 2, text: source, why: expect.stringMatching(why) as string },
  ])
})

test('what is real is not found', () => {
  const real = "url: 'https://www.gym.in', phone: '+91 98000 00000', // for example"
  expect(standInsIn('content/any.ts', real)).toEqual([])
})

const isUnreal = (fact: string) => /\+91 00000|octa[A-Z]/.test(fact)

// Who adds a real person or a real club to come leaves that one out here.
test('every unreal phone and video, and every person, club to come and fact in brackets is marked', () => {
  const marked = findStandIns()
    .map(({ text }) => text)
    .join('\n')
  const people = [...about.quotes.quotes, ...coaching.quotes.quotes, ...coaching.directors.people]
  const shown = [
    ...clubs.filter(({ phones }) => isUnreal(phones.join())).map(({ id }) => `standInPhone(${id})`),
    ...[...events.map(({ youtubeUrl }) => youtubeUrl), ...franchiseVideos.map(({ id }) => id)]
      .filter(isUnreal)
      .map((video) => `standInVideo('${video}')`),
    ...openingSoon.map(({ name }) => `standInClub('${name}')`),
    ...[...people, youth.quote].map(({ name }) => `standInPerson('${name}')`),
    ...(JSON.stringify(company).match(/\[[^\]]+\]/g) ?? []).map(
      (fact) => `standInCompany('${fact}')`,
    ),
  ]
  expect(shown.filter((one) => !marked.includes(one))).toEqual([])
})
