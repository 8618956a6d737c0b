import { Picture } from '@/components/media/picture'
import { ButtonLink } from '@/components/ui/styled-link'
import { ContactLines } from '@/components/ui/contact-lines'
import { PhoneIcon } from '@/components/ui/icons'
import { Link } from '@/components/ui/link'
import { SquareLink } from '@/components/ui/square-button'
import type { Club } from '@/content/clubs'
import { clubPage, locations } from '@/content/pages/locations'
import { clubPath } from '@/content/paths'
import { clubAddress, phoneUrl } from '@/lib/clubs/address'
import { weekOf } from '@/lib/clubs/hours'
import styles from './club-card.module.css'
import { ClubDial } from './club-dial'
import { ClubDirections } from './club-directions'
import { OpenText } from './open-text'

type Props = Club['card'] &
  Pick<Club, 'email'> & { id: string | undefined; href: string; club: Club | undefined }

/**
 * One club of the list (specification 2.8), to which a chip with its `id` leads: its day, and a call;
 * the rest is folded. Where there is room, all is in sight, with its octagon, and the row is the link. Without a
 * `club` it is opening soon.
 */
export function ClubCard({ id, name, place, email, href, club }: Props) {
  return (
    <li className={styles.card} id={id} {...(club && weekOf(club))}>
      <div className={styles.words}>
        {club && (
          <div className={`cut ${styles.picture}`}>
            <Picture name={`club-${club.slug}-octagon`} sizes="20vw" alt="" />
          </div>
        )}
        {club ? (
          <ClubDial club={club} className={styles.dial} />
        ) : (
          <span className={`${styles.dial} ${styles.soon}`} />
        )}
        <h3 className="wide-title">{name}</h3>
        <span>{place}</span>
        {club ? (
          <OpenText club={club} />
        ) : (
          <span className="fact">{locations.openingSoon.flag}</span>
        )}
      </div>
      <details data-paper="off">
        <summary aria-label={`${locations.unfold} ${name}`} />
      </details>
      <div className={styles.more}>
        {club ? <address>{clubAddress(club)}</address> : <p>{locations.openingSoon.text}</p>}
        <ContactLines phones={club?.phones ?? []} email={email}>
          {club && <ClubDirections {...club} />}
          {club && !club.page && (
            <li>
              <Link href={clubPath(club.slug)} label={locations.photos}>
                <span className="visually-hidden"> of {name}</span>
              </Link>
            </li>
          )}
        </ContactLines>
      </div>
      <ButtonLink href={href} label={locations.details} className={styles.link} plain small arrow>
        <span className="visually-hidden"> of {name}</span>
      </ButtonLink>
      {club?.phones.slice(0, 1).map((phone) => (
        <SquareLink
          key={phone}
          href={phoneUrl(phone)}
          className={styles.call}
          aria-label={`${clubPage.call} ${name}`}
        >
          <PhoneIcon or={clubPage.call} />
        </SquareLink>
      ))}
    </li>
  )
}
