import { Picture } from '@/components/media/picture'
import { Link } from '@/components/ui/link'
import linkCard from '@/components/ui/link-card.module.css'
import { clubs } from '@/content/clubs'
import { clubPath } from '@/content/paths'
import { weekOf } from '@/lib/clubs/hours'
import { ClubDial } from './club-dial'
import styles from './club-tiles.module.css'
import { OpenText } from './open-text'

/** Clubs side by side, each with its octagon and its day. The whole tile leads to its page. */
export function ClubTiles() {
  return (
    <ul className={`wrapper ${styles.tiles}`}>
      {clubs.map((club) => (
        <li key={club.id} className={`${linkCard.card} ${styles.tile}`} {...weekOf(club)}>
          <div className={`cut ${styles.picture}`}>
            <Picture
              name={`club-${club.slug}-octagon`}
              sizes="(min-width: 1280px) 32vw, (min-width: 768px) 60vw, 53vw"
              alt=""
            />
            {club.hours.length > 0 && <ClubDial club={club} className={styles.dial} />}
          </div>
          <h3 className="wide-title">{club.city}</h3>
          <Link href={clubPath(club.slug)} label={club.name} />
          <OpenText club={club} />
        </li>
      ))}
    </ul>
  )
}
