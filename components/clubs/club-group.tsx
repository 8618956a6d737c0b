import { Fragment, type ReactNode } from 'react'
import { PlusIcon } from '@/components/ui/icons'
import type { Point } from '@/content/types'
import styles from './club-group.module.css'

export interface Group {
  city?: string
  count?: string
  clubs: readonly { name: string; near: Point; card: ReactNode }[]
}

/** A list of clubs, or those of one city, which open together. */
export function ClubGroup({ city, count, clubs }: Group) {
  const list = (
    <ul className={styles.list}>
      {clubs.map(({ name, near, card }) => (
        <Fragment key={`${name} ${near.join()}`}>{card}</Fragment>
      ))}
    </ul>
  )
  if (city === undefined) return list
  return (
    <details className={styles.city}>
      <summary>
        {city} <small>{count}</small>
        <PlusIcon />
      </summary>
      {list}
    </details>
  )
}
