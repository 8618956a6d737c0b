'use client'

import { createContext, useContext } from 'react'
import type { Point } from '@/content/types'
import { aboutKilometres, kilometres } from '@/lib/clubs/distance'
import styles from './distance.module.css'

/** Where the visitor is, once they have told the list around it. */
export const Here = createContext<Point | undefined>(undefined)

/** How far a place is, once the list around it knows where the visitor is. */
export function Distance({ to }: { to: Point }) {
  const here = useContext(Here)
  return here && <p className={styles.distance}>{aboutKilometres(kilometres(here, to))}</p>
}
