import type { ReactNode } from 'react'
import { PhoneIcon } from '@/components/ui/icons'
import { Link } from '@/components/ui/link'
import { SquareLink } from '@/components/ui/square-button'
import { type Club, clubs } from '@/content/clubs'
import { clubPage } from '@/content/pages/locations'
import { phoneUrl } from '@/lib/clubs/address'
import { ClubDial } from './club-dial'
import { weekOf } from './open-text'

type Props = { club: Club; 'data-kept'?: number; children?: ReactNode }

/** A call of a club in the bar at the bottom. While it is closed, `ClubClocks` writes when it opens. */
export const ClubCall = ({ club, children, ...rest }: Props) =>
  club.phones.slice(0, 1).map((phone) => (
    <div key={phone} {...rest} {...weekOf(club)}>
      <Link href={phoneUrl(phone)}>
        {children}
        <span>
          {clubPage.call}
          <span className="visually-hidden"> {club.card.name}</span>{' '}
          <small data-says="opening" suppressHydrationWarning>
            {''}
          </small>
        </span>
      </Link>
    </div>
  ))

/** The same for each club, of which only that of the visitor's club shows: see `showKeptClub`. */
export const KeptClubCall = () =>
  clubs.map((club) => (
    <ClubCall key={club.id} club={club} data-kept={club.id}>
      <ClubDial club={club} />
    </ClubCall>
  ))

/** A call of a club as a square. */
export const CallSquare = ({ club, className }: { club: Club; className?: string | undefined }) =>
  club.phones.slice(0, 1).map((phone) => (
    <SquareLink
      key={phone}
      href={phoneUrl(phone)}
      className={className}
      aria-label={`${clubPage.call} ${club.card.name}`}
    >
      <PhoneIcon />
    </SquareLink>
  ))
