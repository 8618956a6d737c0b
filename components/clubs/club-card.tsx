import { Picture, type PictureName } from '@/components/media/picture'
import { ButtonLink } from '@/components/ui/button-link'
import { ContactLines } from '@/components/ui/contact-lines'
import { locations } from '@/content/pages/locations'
import styles from './club-card.module.css'

/** One club of the list (specification 2.8). Without an address it is opening soon. */
export function ClubCard({
  name,
  place,
  address,
  phones = [],
  email,
  href,
  picture,
}: {
  name: string
  place: string
  address?: string
  phones?: readonly string[]
  email: string
  href: string
  picture?: PictureName
}) {
  return (
    <li className={styles.card}>
      <div className={`cut r43 ${styles.picture}`}>
        {picture && <Picture name={picture} sizes="150px" alt="" />}
      </div>
      <h3 className={styles.name}>
        {name} <small>{place}</small>
      </h3>
      {address ? (
        <address>{address}</address>
      ) : (
        <p>
          <span className={styles.soon}>{locations.openingSoon.flag}</span>
        </p>
      )}
      <div className={styles.contact}>
        <ContactLines phones={phones} email={email} />
      </div>
      <div className={styles.details}>
        <ButtonLink href={href} kind="alt" small arrow>
          {locations.details}
        </ButtonLink>
      </div>
    </li>
  )
}
