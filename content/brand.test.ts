import { readdirSync, readFileSync } from 'node:fs'
import manifest from '@/app/manifest'
import { clubVCard } from '@/lib/clubs/vcard'
import { newsFeed } from '@/lib/seo/feed'
import { exerciseGym, gymList, organization, webSite } from '@/lib/seo/structured-data'
import { articleMetadata, describePage } from '@/lib/seo/metadata'
import { contentModules } from '@/testing/content-modules'
import type { brand } from './brand'
import { clubs, clubSlugs } from './clubs'
import { pages } from './pages'
import { clubShareTitle } from './pages/locations'

const { brand: real } = jest.requireActual<{ brand: typeof brand }>('./brand')

/** The names and addresses of the brand and its sisters. */
const names = [
  ...[real.name, real.slug, real.email, real.emailDomain, real.internationalUrl],
  ...real.sisters.flatMap(({ name, url }) => [name, url]),
  real.fitness.headline,
]
const oldName = new RegExp(
  `.{0,40}(?:${names.map((name) => RegExp.escape(name)).join('|')}).{0,20}`,
  'gi',
)

jest.mock('./brand', () => {
  const text = JSON.stringify(jest.requireActual('./brand'))
  return JSON.parse(text, (_, value: unknown) => {
    if (typeof value !== 'string') return value
    return value.startsWith('https:') ? 'https://nova.example' : 'NOVA'
  }) as unknown
})

/** The texts of the site with its brand renamed, by output. */
const outputs: Record<string, () => unknown> = {
  pages: contentModules,
  metadata: () => [
    ...pages.map((page) => describePage({ ...page, imageWords: '' })),
    articleMetadata('16'),
  ],
  'social images': () => pages.map(({ socialImage }) => socialImage),
  'structured data': () => [organization(), webSite(), gymList(clubs), ...clubs.map(exerciseGym)],
  feed: () => newsFeed([]),
  manifest,
  vCards: () => clubs.map(clubVCard),
  'addresses of clubs': () => clubs.map(clubSlugs),
  'shared links': () => clubs.map(clubShareTitle),
}

test.each(Object.keys(outputs))(
  'a brand that is renamed leaves no trace in its %s',
  async (name) => {
    const said = JSON.stringify(await outputs[name]?.())
    expect(said).toContain('NOVA')
    expect(said.match(oldName) ?? []).toEqual([])
  },
)

test('only content/brand.ts names the brand', () => {
  const sources = ['app', 'components', 'content', 'lib'].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`),
  )
  const code = sources.filter((file) => /(?<!\.test)\.(tsx?|cjs)$/.test(file))
  const named = code.filter(
    (file) =>
      file !== 'content/brand.ts' &&
      !/\/fixtures\//.test(file) &&
      readFileSync(file, 'utf8').match(oldName),
  )
  expect(code.length).toBeGreaterThan(200)
  expect(named).toEqual([])
})
