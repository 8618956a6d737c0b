import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import type { Club } from '@/content/clubs'
import { clubPage } from '@/content/pages/locations'
import { phoneUrl } from '@/lib/clubs/address'
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
