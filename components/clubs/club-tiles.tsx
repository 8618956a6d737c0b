import { Picture } from '@/components/media/picture'
import { FittedHeadline } from '@/components/ui/fitted-headline'
import { Link } from '@/components/ui/link'
import { clubs } from '@/content/clubs'
import { clubPath } from '@/content/paths'
import styles from './club-tiles.module.css'
import { OpenMark } from './open-mark'

/** Clubs side by side, each under the light of its own octagon. The whole tile leads to its page. */
export function ClubTiles() {
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
          <OpenMark club={club} />
        </li>
      ))}
    </ul>
  )
}
