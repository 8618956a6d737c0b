import { classMinutes, type Effort, rounds } from '@/content/classes'

/** The width of a drawing. Its height is 50. */
const width = 500

/** A bar with its upper corners cut. */
const bar = (left: number, wide: number, high: number, cut: number) =>
  `M${left} 50V${50 - high + cut}l${cut}-${cut}h${wide - 2 * cut}l${cut} ${cut}V50z`

const draw = (count: number, shape: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => shape(index)).join('')

/** Rounds to scale, with equal rests before, between and after them. */
const round = (rounds.minutes * width) / classMinutes
const rest = (width - rounds.count * round) / (rounds.count + 1)
const inRounds = (shape: (left: number) => string) =>
  draw(rounds.count, (index) => shape(Math.round(rest + index * (round + rest))))

/** The wave of a rope, from its left end. */
const rope = (left: number, peaks: number) => `M${left} 50V32${'l9-14 9 14'.repeat(peaks)}V50z`

/** How effort comes and goes from the first minute to the last. */
const drawings: Record<Effort, string> = {
  bursts: draw(8, (burst) => `M${6 + burst * 62} 50V6l6-6h9l31 50z`),
  breaths: draw(4, (breath) => `M${breath * 127} 50l34-24h51l34 24z`),
  sets: draw(20, (lift) => {
    const set = Math.floor(lift / 4)
    return bar(set * 104 + (lift % 4) * 22, 18, 16 + set * 8, 3)
  }),
  hills: 'M0 50 40 30l30 10 62-28 34 16 14-22 14 22 30 8L340 0l46 30 16-20 16 20 22 2 60 18z',
  steady: 'M0 50 70 12h360l70 38z',
  steps: draw(24, (step) => bar(step * 21 + 1, 14, [26, 14, 26, 44][step % 4] ?? 0, 4)),
  stations: [
    rope(0, 4),
    'M92 50V26l16-16h28l16 16v24z',
    draw(3, (jump) => bar(172 + jump * 26, 18, 44, 4)),
    'M266 50V38h20V26h20V14h20V2h14v48z',
    bar(360, 56, 26, 6),
    rope(436, 3),
  ].join(''),
  rounds: inRounds((left) => bar(left, round, 50, 7)),
  kicks: inRounds((left) => `M${left} 50V38l${round}-18v30zM${left} 30V7l7-7h${round - 14}l7 7v5z`),
  grips: draw(8, (grip) =>
    grip % 2 ? `M${grip * 60} 20h80l-25 30h-30z` : `M${grip * 60 + 25} 20h30l25 30h-80z`,
  ),
  ages: draw(8, (age) => bar(age * 64, 52, 15 + age * 5, 6)),
}

/** How the effort of a class comes and goes, as a drawing that fills its box. */
export const EffortDrawing = ({ effort }: { effort: Effort }) => (
  <svg viewBox={`0 0 ${width} 50`} preserveAspectRatio="none" aria-hidden="true">
    <path d={drawings[effort]} />
  </svg>
)
