import { Icon } from '@/components/ui/icon'
import type { Club } from '@/content/clubs'
import { clubVCardPath } from '@/content/paths'
import { clubLinks } from '@/content/pages/locations'
import { clubDirectionsUrl } from '@/lib/clubs/address'
import styles from './club-links.module.css'

/** The way to a club, on a maps site in a new tab, and its contact for the phone's address book. */
export function ClubLinks(club: Club) {
  const { name } = club.card
  return (
    <li className={styles.links}>
      <a href={clubDirectionsUrl(club)} target="_blank" rel="noopener">
        <Icon name="pin" small />
        <span>
          {clubLinks.directions}
          <span className="vh"> to {name} (opens in a new tab)</span>
        </span>
      </a>
      <a href={clubVCardPath(club.slug)}>
        <Icon name="plus" small />
        <span>
          {clubLinks.save}
          <span className="vh"> of {name}</span>
        </span>
      </a>
    </li>
  )
}
