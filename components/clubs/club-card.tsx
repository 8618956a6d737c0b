import { Picture } from '@/components/media/picture'
import { ArrowLink } from '@/components/ui/arrow-link'
import { ButtonLink } from '@/components/ui/button-link'
import { ContactLines } from '@/components/ui/contact-lines'
import type { Club } from '@/content/clubs'
import { locations } from '@/content/pages/locations'
import { clubPath } from '@/content/paths'
import { clubAddress } from '@/lib/clubs/address'
import styles from './club-card.module.css'
import { ClubLinks } from './club-links'
import { Distance } from './distance'
import { OpenMark } from './open-mark'

type Props = Club['card'] &
  Pick<Club, 'near' | 'email'> & { id: string | undefined; href: string; club: Club | undefined }

/** One club of the list (specification 2.8), to which a chip with its `id` leads. Without a `club` it is opening soon. */
export function ClubCard({ id, name, place, near, email, href, club }: Props) {
  return (
    <li className={styles.card} id={id}>
      <div className={club ? `cut ${styles.picture}` : styles.soon}>
        {club && (
          <Picture
            name={`club-${club.slug}-octagon`}
            sizes="(min-width: 768px) 240px, 200px"
            alt=""
          />
        )}
      </div>
      <div className={styles.club}>
        <h3 className={`tall-title ${styles.name}`}>
          {name} <small className="title-place">{place}</small>
        </h3>
        {club ? <OpenMark club={club} /> : <p className="fact">{locations.openingSoon.flag}</p>}
        <Distance to={near} />
      </div>
      <div className={styles.place}>
        {club ? (
          <>
            <address>{clubAddress(club)}</address>
            <ContactLines phones={club.phones} />
          </>
        ) : (
          <p>{locations.openingSoon.text}</p>
        )}
      </div>
      <div className={styles.contact}>
        <ContactLines email={email}>{club && <ClubLinks {...club} />}</ContactLines>
      </div>
      <div className={styles.details}>
        <ButtonLink href={href} label={locations.details} plain small arrow />
        {club && !club.page && (
          <ArrowLink href={clubPath(club.slug)} label={locations.photos}>
            <span className="visually-hidden"> of {name}</span>
          </ArrowLink>
        )}
      </div>
    </li>
  )
}
