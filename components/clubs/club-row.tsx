'use client'

import type { Club } from '@/content/clubs'
import type { LabelledLink } from '@/content/types'
import styles from './club-row.module.css'
import { Distance } from './distance'

type Props = Club['card'] &
  Pick<Club, 'near' | 'phones' | 'email'> & { address: string; details: LabelledLink }

/**
 * A club in a long list, with the facts of a card (specification 2.8). A client component, so that
 * the page contains its facts a second time instead of its markup.
 */
export function ClubRow({ name, place, near, address, phones, email, details }: Props) {
  return (
    <li className={styles.club}>
      <h3>
        {name} <small>{place}</small>
      </h3>
      <Distance to={near} />
      <p>{address}</p>
      <p className={styles.links}>
        {phones.map((phone) => (
          <a key={phone} href={`tel:${phone.replaceAll(' ', '')}`}>
            {phone}
          </a>
        ))}
        <a href={`mailto:${email}`}>{email}</a>
        <a href={details.href}>
          {details.label}
          <span className="visually-hidden"> {name}</span>
        </a>
      </p>
    </li>
  )
}
