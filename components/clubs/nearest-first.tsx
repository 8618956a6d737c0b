'use client'

import { createContext, Fragment, useContext, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { PinIcon, PlusIcon } from '@/components/ui/icons'
import { useBrowser } from '@/components/ui/use-browser'
import type { Point } from '@/content/types'
import { aboutKilometres, kilometres } from '@/lib/clubs/distance'
import styles from './nearest-first.module.css'

const Here = createContext<Point | undefined>(undefined)

const canAsk = () => isSecureContext && 'geolocation' in navigator
const patience = { timeout: 10_000, maximumAge: 300_000 }

/** Clubs one after the other, or those of a city, which are opened together. */
interface Group {
  city?: string
  count?: string
  clubs: readonly { name: string; near: Point; card: ReactNode }[]
}

/**
 * A list of clubs, and a button that sorts it by distance. The position is asked for when the
 * button is pressed and stays in the browser; without one the list stays as it is.
 */
export function NearestFirst({
  groups,
  words,
}: {
  groups: readonly Group[]
  words: Record<'label' | 'privacy' | 'asking' | 'sorted' | 'failed', string>
}) {
  const offered = useBrowser(canAsk, true)
  const [here, setHere] = useState<Point>()
  const [status, setStatus] = useState('')
  const from = (point: Point) =>
    groups
      .flatMap(({ clubs }) => clubs)
      .sort((a, b) => kilometres(point, a.near) - kilometres(point, b.near))
  const shown: readonly Group[] = here ? [{ clubs: from(here) }] : groups

  const found = ({ coords }: GeolocationPosition) => {
    const point: Point = [coords.latitude, coords.longitude]
    const [nearest] = from(point)
    setHere(point)
    if (nearest)
      setStatus(
        `${words.sorted} ${nearest.name}, ${aboutKilometres(kilometres(point, nearest.near))}.`,
      )
  }
  const ask = () => {
    setStatus(words.asking)
    navigator.geolocation.getCurrentPosition(found, () => setStatus(words.failed), patience)
  }

  return (
    <Here value={here}>
      {offered && (
        <div className={styles.bar}>
          <Button plain small onClick={ask}>
            <PinIcon />
            {words.label}
          </Button>
          <div className={styles.words}>
            <p className="micro">{words.privacy}</p>
            <p className={styles.status} role="status">
              {status}
            </p>
          </div>
        </div>
      )}
      {shown.map(({ city, count, clubs }) => {
        const list = (
          <ul key={city ?? ''} className={styles.list}>
            {clubs.map(({ name, near, card }) => (
              <Fragment key={`${name} ${near.join()}`}>{card}</Fragment>
            ))}
          </ul>
        )
        return city === undefined ? (
          list
        ) : (
          <details key={city} className={styles.city}>
            <summary>
              {city} <small>{count}</small>
              <PlusIcon />
            </summary>
            {list}
          </details>
        )
      })}
    </Here>
  )
}

/** How far a place is, once the list around it knows where the visitor is. */
export function Distance({ to }: { to: Point }) {
  const here = useContext(Here)
  return here && <p className={styles.distance}>{aboutKilometres(kilometres(here, to))}</p>
}
