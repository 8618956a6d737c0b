import { globSync, readFileSync } from 'node:fs'

/** A line of the content that says what nobody has confirmed, and why it has to be replaced. */
interface StandIn {
  why: string
  file: string
  line: number
  text: string
}

/** What the functions of content/stand-ins.ts mark, and addresses and phones that cannot be real. */
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

/** The stand-ins in the text of a file. */
export const standInsIn = (file: string, source: string): StandIn[] =>
  source.split('\n').flatMap((text, index) => {
    const why = kinds.find(([pattern]) => pattern.test(text))?.[1]
    return why === undefined ? [] : [{ why, file, line: index + 1, text: text.trim() }]
  })

/** All stand-ins of the site. */
export const findStandIns = (): StandIn[] =>
  globSync('{app,components,content,lib}/**/*.{ts,tsx,mjs,cjs}')
    .filter((file) => !/\.test\.|\/fixtures\/|^content\/stand-ins\.ts$/.test(file))
    .toSorted()
    .flatMap((file) => standInsIn(file, readFileSync(file, 'utf8')))
