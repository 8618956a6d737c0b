import type { ComponentProps } from 'react'
import { ArrowLink } from '@/components/ui/arrow-link'
import { locations } from '@/content/pages/locations'
import { clubAddress } from '@/lib/clubs/address'
import type { ClubCard } from './club-card'
import styles from './club-row.module.css'
import { Distance } from './nearest-first'

/** A club in a long list: all that a card has to say (specification 2.8) in few bytes. */
export function ClubRow({ name, place, near, email, href, club }: ComponentProps<typeof ClubCard>) {
  const phones = club?.phones ?? []
  return (
    <li className={styles.club}>
      <h3>
        {name} <small>{place}</small>
      </h3>
      <Distance to={near} />
      <p>{club ? clubAddress(club) : locations.openingSoon.flag}</p>
      <p className={styles.links}>
        {phones.map((phone) => (
          <a key={phone} href={`tel:${phone.replaceAll(' ', '')}`}>
            {phone}
          </a>
        ))}
        <a href={`mailto:${email}`}>{email}</a>
        <ArrowLink href={href}>{locations.details}</ArrowLink>
      </p>
    </li>
  )
}
