import type { Club } from '@/content/clubs'
import { clubPage } from '@/content/pages/locations'
import styles from './open-text.module.css'

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
