import { globSync, readFileSync } from 'node:fs'
import { clubs, offers } from '@/content/clubs'
import { readSources } from './media/sources'

/** A place of the content that says what nobody has confirmed, and why it has to be replaced. */
interface Placeholder {
  why: string
  file: string
  line: number
  text: string
}

/** Why each kind of `placeholder(…)` has to be replaced. */
const kinds: Record<string, string> = {
  address: 'Addresses and pincodes that the specification does not have: ask each club.',
  amenities: 'Amenities that were taken from drawn pictures: ask each club.',
  caption: 'Captions of events and videos that were invented with them.',
  club: 'Clubs to come that nobody has announced.',
  company:
    'Who runs the site and who answers a grievance about personal data: asked for by the rules of 2011 and the Act of 2023.',
  person:
    'Leaders and coaches go by their posts, and their sentences were written for them. Give names, and have each agree to the words.',
  phone: 'Phones that nobody has. Structured data leaves them out.',
  text: 'Texts that a club or a coach has to confirm: what a club offers, what to bring, answers to questions.',
  video: 'Videos that do not exist.',
}

/** What cannot be real, marked or not. */
const unreal: readonly [pattern: RegExp, why: string][] = [
  [/\+91 00000\b/g, kinds.phone ?? ''],
  [/\.example\b/g, 'Addresses that lead nowhere: the brand’s domain, e-mail and social pages.'],
]

/** The placeholders in the text of a file, one for each line. */
export function placeholdersIn(file: string, source: string): Placeholder[] {
  const lines = source.split('\n')
  const found = new Map<number, Placeholder>()
  const add = (index: number, why: string) => {
    const line = source.slice(0, index).split('\n').length
    const text = lines[line - 1]?.trim() ?? ''
    if (!found.has(line)) found.set(line, { why, file, line, text })
  }
  for (const { index, 1: kind = '' } of source.matchAll(/\bplaceholder\(\s*'(\w+)'/g))
    add(index, kinds[kind] ?? kind)
  for (const [pattern, why] of unreal)
    for (const { index } of source.matchAll(pattern)) add(index, why)
  return [...found.values()]
}

/** Every drawn picture, which a photo has to replace. */
const drawnPictures = (): Placeholder[] =>
  readSources('.')
    .filter(({ rendered }) => rendered)
    .map(({ file }) => ({
      why: 'Pictures that are drawn and show no real place, and the film with its poster: npm run media -- add FILE NAME.',
      ...{ file: `content/media/${file}`, line: 1, text: file },
    }))

/** What no club has said of what it offers: a visitor is told to ask. */
const unanswered = (): Placeholder[] =>
  clubs.flatMap(({ slug, has = {} }) => {
    const open = offers.filter((offer) => has[offer] === undefined)
    return open.length > 0
      ? {
          why: 'What a club offers and has not said: ask it, and give the answer in `has`.',
          ...{ file: 'content/clubs.ts', line: 1, text: `${slug}: ${open.join(', ')}` },
        }
      : []
  })

/** All placeholders of the site. */
export const findPlaceholders = (): Placeholder[] => [
  ...globSync('{app,components,content,lib}/**/*.{ts,tsx,md,mjs,cjs}')
    .filter((file) => !/\.test\.|\/fixtures\//.test(file))
    .toSorted()
    .flatMap((file) => placeholdersIn(file, readFileSync(file, 'utf8'))),
  ...unanswered(),
  ...drawnPictures(),
]
