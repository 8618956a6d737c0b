/** A line of a source file that holds what stands in until the launch. */
interface StandIn {
  file: string
  line: number
  kind: string
  text: string
}

/** The file that defines the marks. */
const marks = 'content/stand-ins.ts'

const kinds: readonly [kind: string, pattern: RegExp][] = [
  ['phone', /\bstandInPhone\(|\+91 00000\b/],
  ['video', /\bstandInVideo\(/],
  ['person', /\bstandInPerson\(/],
  ['club', /\bstandInClub\(/],
  ['address', /\.example\b/],
]

/**
 * What stands in until the brand gives the real thing: what content/stand-ins.ts marks, and
 * addresses below `.example` and phones of zeros wherever they are.
 * @param files the text of each source file by its path
 */
export const findStandIns = (files: ReadonlyMap<string, string>): StandIn[] =>
  [...files]
    .filter(([file]) => file !== marks)
    .flatMap(([file, source]) =>
      source
        .split('\n')
        .flatMap((text, index) =>
          kinds
            .filter(([, pattern]) => pattern.test(text))
            .map(([kind]) => ({ file, line: index + 1, kind, text: text.trim() })),
        ),
    )
