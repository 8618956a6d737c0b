import type { Club } from '@/content/clubs'
import { clubPage } from '@/content/pages/locations'
import { weeklyHours } from '@/lib/clubs/hours'
import { OpenNow } from './open-now'
import styles from './open-now.module.css'

/** Whether a club is open now, or that its hours are not known. */
export const OpenMark = ({ club }: { club: Club }) =>
  club.hours.length > 0 ? (
    <OpenNow week={weeklyHours(club)} />
  ) : (
    <p className={`fact ${styles.unknown}`}>{clubPage.hoursUnknown}</p>
  )
