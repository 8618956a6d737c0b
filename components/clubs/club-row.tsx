'use client'

import type { Point } from '@/content/types'
import styles from './club-row.module.css'
import { Distance } from './distance'

/**
 * A club in a long list: all that a card has to say (specification 2.8). Drawn in the browser too,
 * so that the page carries its facts a second time and not its markup.
 */
export function ClubRow({
  name,
  place,
  near,
  address,
  phones,
  email,
  details,
}: {
  name: string
  place: string
  near: Point
  address: string
  phones: readonly string[]
  email: string
  details: { href: string; label: string }
}) {
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
