import { ChatIcon, PinIcon, PlusIcon } from '@/components/ui/icons'
import { Link } from '@/components/ui/link'
import type { Club } from '@/content/clubs'
import { clubVCardPath } from '@/content/paths'
import { clubLinks, clubShareTitle } from '@/content/pages/locations'
import { clubDirectionsUrl, whatsAppUrl } from '@/lib/clubs/address'
import styles from './club-links.module.css'

/** Directions to a club and a message to it, on other sites in a new tab, and its vCard. */
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
      {club.whatsapp && (
        <Link href={whatsAppUrl(club.whatsapp, clubShareTitle(club))}>
          <ChatIcon small />
          {clubLinks.whatsapp}
        </Link>
      )}
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
