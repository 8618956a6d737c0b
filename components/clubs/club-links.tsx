import { PinIcon, PlusIcon } from '@/components/ui/icons'
import { Link } from '@/components/ui/link'
import type { Club } from '@/content/clubs'
import { clubVCardPath } from '@/content/paths'
import { clubLinks } from '@/content/pages/locations'
import { clubDirectionsUrl } from '@/lib/clubs/address'
import styles from './club-links.module.css'

/** Directions to a club, on another site in a new tab, and its vCard. */
export function ClubLinks(club: Club) {
  const { name } = club.card
  return (
    <li className={`row ${styles.links}`} data-paper="off">
      <Link href={clubDirectionsUrl(club)}>
        <PinIcon small />
        <span>
          {clubLinks.directions}
          <span className="visually-hidden"> to {name}</span>
        </span>
      </Link>
      <a href={clubVCardPath(club.slug)}>
        <PlusIcon small />
        <span>
          {clubLinks.save}
          <span className="visually-hidden"> of {name}</span>
        </span>
      </a>
    </li>
  )
}
