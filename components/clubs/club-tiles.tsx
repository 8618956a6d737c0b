import { Picture } from '@/components/media/picture'
import { FittedHeadline } from '@/components/ui/fitted-headline'
import { Link } from '@/components/ui/link'
import type { Club } from '@/content/clubs'
import { clubPath } from '@/content/paths'
import { weeklyHours } from '@/lib/clubs/hours'
import styles from './club-tiles.module.css'
import { OpenNow } from './open-now'

/** Clubs side by side, each under the light of its own octagon. The whole tile leads to its page. */
export function ClubTiles({ clubs }: { clubs: readonly Club[] }) {
  return (
    <ul className={`wrapper ${styles.tiles}`}>
      {clubs.map((club) => (
        <li key={club.id} className="link-card">
          <div className={`cut ${styles.picture}`}>
            <Picture
              name={`club-${club.slug}-octagon`}
              sizes="(min-width: 1280px) 32vw, (min-width: 768px) 60vw, 72vw"
              alt=""
            />
            <FittedHeadline as="h3" lines={[{ text: club.city, cut: 'tall' }]} />
          </div>
          <Link href={clubPath(club.slug)} label={club.name} />
          {club.hours.length > 0 && <OpenNow week={weeklyHours(club)} />}
        </li>
      ))}
    </ul>
  )
}
