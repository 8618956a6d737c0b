'use client'

import { createContext, useContext } from 'react'
import type { Point } from '@/content/types'
import { aboutKilometres, kilometres } from '@/lib/clubs/distance'

/** The position of the visitor, once the list around it has it. */
export const Here = createContext<Point | undefined>(undefined)

/** How far a place is from the visitor; nothing while their position is not known. */
export function Distance({ to }: { to: Point }) {
  const here = useContext(Here)
  return here && <p className="fact">{aboutKilometres(kilometres(here, to))}</p>
}
