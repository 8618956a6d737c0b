import { PinIcon } from '@/components/ui/icons'
import { Link } from '@/components/ui/link'
import type { Club } from '@/content/clubs'
import { directions } from '@/content/pages/locations'
import { clubDirectionsUrl } from '@/lib/clubs/address'

/** The line that leads to a club, on another site in a new tab. */
export const ClubDirections = (club: Club) => (
  <li data-paper="off">
    <Link href={clubDirectionsUrl(club)}>
      <PinIcon small />
      <span>
        {directions}
        <span className="visually-hidden"> to {club.card.name}</span>
      </span>
    </Link>
  </li>
)
