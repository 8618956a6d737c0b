import { classNames } from '@/components/ui/class-names'
import type { Club } from '@/content/clubs'
import { weekdays } from '@/content/weekdays'
import { DAY, dashesOfDay, timeOfDay, weeklyHours } from '@/lib/clubs/hours'
import styles from './club-dial.module.css'

/** Midnight is the middle of the lowest side; from there clockwise, noon at the top. */
const octagon = 'M50 96 30.9 96 4 69.1 4 30.9 30.9 4 69.1 4 96 30.9 96 69.1 69.1 96Z'
const innerOctagon = 'M50 87 34.7 87 13 65.3 13 34.7 34.7 13 65.3 13 87 34.7 87 65.3 65.3 87Z'

/** Noon and midnight where they lie inside the large dial; the words in its middle need the width. */
const hourMarks = [
  [720, 23],
  [1440, 82],
] as const

interface Props {
  club: Pick<Club, 'hours'>
  className?: string | undefined
  /** With the hours of the other days as a thin second ring. */
  large?: boolean
}

/**
 * The day of a club on an octagon: one side is three hours, the stroke is when it is open, and a
 * broken ring says that its hours are not known. Inside an element with `weekOf`, `ClubClocks` draws
 * today's hours and the notch. It is decoration: words beside it say the same.
 */
export function ClubDial({ club, className, large }: Props) {
  const week = weeklyHours(club)
  const [usual, other] = club.hours.map(({ days: [first] }) => weekdays.indexOf(first))
  if (usual === undefined)
    return (
      <svg className={classNames(styles.dial, className)} viewBox="-6 -6 112 112" aria-hidden>
        <path className={styles.unknown} pathLength={48} d={octagon} />
      </svg>
    )
  return (
    <svg
      className={classNames(styles.dial, large && styles.large, className)}
      viewBox="-6 -6 112 112"
      aria-hidden
    >
      <path d={octagon} />
      <path
        pathLength={DAY}
        d={octagon}
        data-line="hours"
        strokeDasharray={dashesOfDay(week, usual)}
      />
      {large && other !== undefined && (
        <path
          pathLength={DAY}
          d={innerOctagon}
          data-line="other"
          data-other={other}
          strokeDasharray={dashesOfDay(week, other)}
        />
      )}
      {large &&
        hourMarks.map(([minute, y]) => (
          <text key={minute} x={50} y={y}>
            {timeOfDay(minute)}
          </text>
        ))}
      <path pathLength={DAY} d={octagon} data-line="now" strokeDasharray={`0 ${DAY}`} />
    </svg>
  )
}
