import { readdirSync, readFileSync } from 'node:fs'
import { openDecisions } from './launch-decisions'

const rooms = ['app', 'components', 'content', 'lib']

/** The text of each file of the site's own code, by its path; no tests and no examples for them. */
export const siteSources = (): Map<string, string> =>
  new Map(
    rooms
      .flatMap((room) =>
        readdirSync(room, { recursive: true, encoding: 'utf8' }).map(
          (file) => `${room}/${file.replaceAll('\\', '/')}`,
        ),
      )
      .filter((file) => /(?<!\.test)\.(tsx?|cjs|mjs)$/.test(file) && !/\/fixtures\//.test(file))
      .toSorted()
      .map((file) => [file, readFileSync(file, 'utf8')]),
  )

/** A line of a source file that has to be looked at before the launch, and why. */
interface LaunchItem {
  group: 'Texts' | 'Pictures' | 'Decisions'
  why: string
  file: string
  line: number
  text: string
}

/** The file that defines the marks. */
const marks = 'content/stand-ins.ts'

const kinds: readonly [pattern: RegExp, why: string][] = [
  [
    /\bstandInCompany\(/,
    'Who runs the site and who answers a grievance about personal data: asked for by the rules of 2011 and the Act of 2023.',
  ],
  [
    /\bstandInPhone\(|\+91 00000\b/,
    'Phones that nobody has. Stand-ins are never in structured data.',
  ],
  [/\bstandInVideo\(/, 'Videos that do not exist.'],
  [
    /\bstandInPerson\(/,
    'Leaders and coaches go by their posts, and their sentences were written for them. Give names, and have each agree to the words.',
  ],
  [/\bstandInClub\(/, 'Clubs to come that nobody has announced.'],
  [/\.example\b/, 'Addresses that lead nowhere: the brand’s domain, e-mail and social pages.'],
]

/**
 * What stands in until the brand gives the real thing: what content/stand-ins.ts marks, and
 * addresses below `.example` and phones of zeros wherever they are.
 * @param files the text of each source file by its path
 */
export const findStandIns = (files: ReadonlyMap<string, string>): LaunchItem[] =>
  kinds.flatMap(([pattern, why]) =>
    [...files]
      .filter(([file]) => file !== marks)
      .flatMap(([file, source]) =>
        source
          .split('\n')
          .map((text, index) => ({
            group: 'Texts' as const,
            why,
            file,
            line: index + 1,
            text: text.trim(),
          }))
          .filter(({ text }) => pattern.test(text)),
      ),
  )

/**
 * The decisions of scripts/release/launch-decisions.ts that the sources show to be open, each at the first
 * line that has its words.
 * @param read the text of a file by its path
 */
export const findOpenDecisions = (read: (file: string) => string): LaunchItem[] =>
  openDecisions.flatMap(({ group, file, words, why }) => {
    const lines = read(file).split('\n')
    const index = lines.findIndex((text) => text.includes(words))
    const text = lines[index]?.trim() ?? ''
    return index < 0 ? [] : { group, why, file, line: index + 1, text }
  })
