import { Picture } from '@/components/media/picture'
import { ArrowLink } from '@/components/ui/arrow-link'
import { ButtonLink } from '@/components/ui/button-link'
import { ContactLines } from '@/components/ui/contact-lines'
import type { Club } from '@/content/clubs'
import { locations } from '@/content/pages/locations'
import { clubPath } from '@/content/paths'
import { clubAddress } from '@/lib/clubs/address'
import { weeklyHours } from '@/lib/clubs/hours'
import styles from './club-card.module.css'
import { ClubLinks } from './club-links'
import { Distance } from './distance'
import { OpenNow } from './open-now'

type Props = Club['card'] & Pick<Club, 'near' | 'email'> & { href: string; club: Club | undefined }

/** One club of the list (specification 2.8). Without a `club` it is opening soon. */
export function ClubCard({ name, place, near, email, href, club }: Props) {
  return (
    <li className={styles.card}>
      {club && (
        <div className={`cut ratio-4-3 ${styles.picture}`}>
          <Picture name={`club-${club.slug}-octagon`} sizes="150px" alt="" />
        </div>
      )}
      <div className={styles.club}>
        <h3 className={styles.name}>
          {name} <small>{place}</small>
        </h3>
        {club && club.hours.length > 0 && <OpenNow week={weeklyHours(club)} />}
        <Distance to={near} />
      </div>
      {club ? (
        <address>{clubAddress(club)}</address>
      ) : (
        <p>
          <span className={styles.soon}>{locations.openingSoon.flag}</span>
        </p>
      )}
      <div className={styles.contact}>
        <ContactLines phones={club?.phones ?? []} email={email}>
          {club && <ClubLinks {...club} />}
        </ContactLines>
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
