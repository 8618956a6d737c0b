import { classMinutes, rounds } from '@/content/class-length'
import type { Effort } from '@/content/classes'

/** The width of a drawing. Its height is 50. */
const width = 500

/** A bar with its upper corners cut, from its lower left corner. */
const bar = (wide: number, high: number, cut: number) =>
  `v${cut - high}l${cut}-${cut}h${wide - 2 * cut}l${cut} ${cut}v${high - cut}z`

/** Shapes on the ground, each so far from the one before. Steps are relative: equal shapes compress to one. */
const line = (left: number, step: number, shapes: readonly string[]) =>
  `M${left} 50${shapes.join(`m${step} 0`)}`

const times = (count: number, ...shapes: readonly string[]) =>
  Array.from({ length: count }, () => shapes).flat()

/** Rounds to scale, with equal rests before, between and after them. */
const round = (rounds.minutes * width) / classMinutes
const rest = (width - rounds.count * round) / (rounds.count + 1)

const rope = (peaks: number) => `v-18${'l9-14 9 14'.repeat(peaks)}v18z`

/** How effort comes and goes from the first minute to the last. */
const drawings: Record<Effort, string> = {
  bursts: line(6, 62, times(8, 'v-44l6-6h9l31 50z')),
  breaths: line(0, 127, times(4, 'l34-24h51l34 24z')),
  sets: [0, 1, 2, 3, 4]
    .map((set) => line(set * 104, 22, times(4, bar(18, 16 + set * 8, 3))))
    .join(''),
  hills: 'M0 50 40 30l30 10 62-28 34 16 14-22 14 22 30 8L340 0l46 30 16-20 16 20 22 2 60 18z',
  steady: 'M0 50 70 12h360l70 38z',
  steps: line(1, 21, times(6, ...[26, 14, 26, 44].map((high) => bar(14, high, 4)))),
  stations: [
    line(0, 0, [rope(4)]),
    'M92 50V26l16-16h28l16 16v24z',
    line(172, 26, times(3, bar(18, 44, 4))),
    'M266 50V38h20V26h20V14h20V2h14v48z',
    line(360, 0, [bar(56, 26, 6)]),
    line(436, 0, [rope(3)]),
  ].join(''),
  rounds: line(rest, round + rest, times(rounds.count, bar(round, 50, 7))),
  kicks: line(
    rest,
    round + rest,
    times(rounds.count, `v-12l${round}-18v30zm0-20v-23l7-7h${round - 14}l7 7v5zm0 20`),
  ),
  grips: line(0, 60, times(4, 'l25-30h30l25 30z', 'm0-30h80l-25 30h-30zm0 30')),
  ages: line(
    0,
    64,
    [0, 1, 2, 3, 4, 5, 6, 7].map((age) => bar(52, 15 + age * 5, 6)),
  ),
}

/** How the effort of a class comes and goes, as a drawing that fills its box. */
export const EffortDrawing = ({ effort }: { effort: Effort }) => (
  <svg viewBox={`0 0 ${width} 50`} preserveAspectRatio="none" aria-hidden="true">
    <path d={drawings[effort]} />
  </svg>
)
