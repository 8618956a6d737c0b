import { Link } from '@/components/ui/link'
import type { Club } from '@/content/clubs'
import { clubPage } from '@/content/pages/locations'
import { phoneUrl } from '@/lib/clubs/address'
import { weekOf } from '@/lib/clubs/hours'
import { OpenUntil } from './open-until'

type Props = { club: Club; nameClass?: string }

/** What a call of a club says in the bar at the bottom, with until when it is open or when it opens. */
export const CallWords = ({ club, nameClass }: Props) => (
  <span {...weekOf(club)}>
    {clubPage.call}
    <span className={nameClass}> {club.card.name}</span>{' '}
    {club.hours.length > 0 && (
      <small>
        <OpenUntil club={club} />
      </small>
    )}
  </span>
)

/** A call of a club in the bar at the bottom of its own page. */
export const ClubCall = ({ club }: { club: Club }) =>
  club.phones.slice(0, 1).map((phone) => (
    <Link key={phone} href={phoneUrl(phone)}>
      <CallWords club={club} nameClass="visually-hidden" />
    </Link>
  ))
