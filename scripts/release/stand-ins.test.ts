import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { company } from '@/content/company'
import { clubs, openingSoon } from '@/content/clubs'
import { events } from '@/content/events'
import { franchiseVideos } from '@/content/franchise-videos'
import { about } from '@/content/pages/about'
import { coaching } from '@/content/pages/coaching'
import { youth } from '@/content/pages/youth'
import { openDecisions } from './launch-decisions'
import { findOpenDecisions, findStandIns, siteSources } from './stand-ins'

const linesIn = (source: string, file = 'content/any.ts') =>
  findStandIns(new Map([[file, source]])).map(({ line, why }) => [line, why])

test.each([
  ['an address', "url: 'https://video.example/gym',", /^Addresses/],
  ['an e-mail domain', "domain: 'gym.example',", /^Addresses/],
  ['a phone', 'phones: [standInPhone(101)],', /^Phones/],
  ['a phone that nobody marked', "phone: '+91 00000 00101',", /^Phones/],
  ['a video', "id: standInVideo('abcdefghijk'),", /^Videos/],
  ['a person', "name: standInPerson('Director'),", /^Leaders and coaches/],
  ['a club to come', "name: standInClub('Baner'),", /^Clubs to come/],
  ['what the company says of itself', "cin: standInCompany('[CIN]'),", /^Who runs the site/],
])('%s is found, with its line and a reason', (_, source, why) => {
  expect(linesIn(`\n${source}\n`)).toEqual([[2, expect.stringMatching(why)]])
})

test('what is real is not found, nor are the marks themselves', () => {
  const real =
    "url: 'https://www.gym.in', phone: '+91 98000 00000', // for example\nflag: 'Opening Soon'"
  expect(linesIn(real)).toEqual([])
  expect(linesIn('export const standInPhone = (n) =>', 'content/stand-ins.ts')).toEqual([])
})

test('every decision that is listed is still open, and one is gone when its line is', () => {
  const open = findOpenDecisions((file) => readFileSync(file, 'utf8'))
  expect(open).toHaveLength(openDecisions.length)
  const decided = findOpenDecisions((file) =>
    readFileSync(file, 'utf8').replace('consent(true)', 'consent(false)'),
  )
  expect(open.length - decided.length).toBe(2)
})

test('what a page shows in square brackets is marked', () => {
  const shown = JSON.stringify(company).match(/\[[^\]]+\]/g) ?? []
  expect(shown.length).toBeGreaterThanOrEqual(7)
  const marked = findStandIns(siteSources()).filter(({ file }) => file === 'content/company.ts')
  expect(marked).toHaveLength(shown.length)
})

test('every phone, video, person and club to come of the site is marked', () => {
  const found = findStandIns(siteSources())
  const textsOf = (kind: string) =>
    found
      .filter(({ why }) => why.startsWith(kind))
      .map(({ text }) => text)
      .join('\n')
  for (const { phones, id } of clubs)
    if (phones.length > 0) expect(textsOf('Phones')).toContain(`standInPhone(${id})`)
  for (const { youtubeUrl } of events) expect(textsOf('Videos')).toContain(youtubeUrl)
  for (const { id } of franchiseVideos) expect(textsOf('Videos')).toContain(id)
  for (const { name } of openingSoon) expect(textsOf('Clubs')).toContain(name)
  const people = [...about.quotes.quotes, ...coaching.quotes.quotes, ...coaching.directors.people]
  for (const { name } of [...people, youth.quote]) expect(textsOf('Leaders')).toContain(name)
})

test('the command groups them, names file, line and reason of each and fails while one is left', () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/launch-check.ts'],
    { encoding: 'utf8' },
  )
  expect(stdout).toMatch(/^ {2}content\/brand\.ts:\d+: .*octagym\.example/m)
  expect(stdout).toMatch(/^Texts\n=====\n[^]*^Pictures\n========\n[^]*^Decisions\n=========\n/m)
  expect(stdout).toMatch(
    /^Left before the launch: \d{2,} texts, \d{2} pictures, \d{2} decisions\.$/m,
  )
  expect(status).toBe(1)
})
