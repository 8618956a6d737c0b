import type { Club } from '@/content/clubs'
import { clubPage } from '@/content/pages/locations'
import { weeklyHours, writeWeek } from '@/lib/clubs/hours'
import styles from './open-text.module.css'

/** The hours of a club as an attribute, for `ClubClocks`; none where no hours are known. */
export const weekOf = (club: Pick<Club, 'hours' | 'exceptions'>) =>
  club.hours.length > 0
    ? {
        'data-week': writeWeek(weeklyHours(club)),
        ...(club.exceptions.length > 0 && { 'data-exceptions': JSON.stringify(club.exceptions) }),
      }
    : undefined

/**
 * Whether a club is open now, or that its hours are not known. Inside an element with `weekOf`,
 * `ClubClocks` writes the words into space that is reserved for them.
 */
export const OpenText = ({ club }: { club: Pick<Club, 'hours'> }) =>
  club.hours.length > 0 ? (
    <span className={`fact ${styles.words}`}>
      <span data-says="words" suppressHydrationWarning>
        {''}
      </span>
    </span>
  ) : (
    <span className="fact">{clubPage.hoursUnknown}</span>
  )
