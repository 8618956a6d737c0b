'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { PinIcon } from '@/components/ui/icons'
import { useBrowser } from '@/components/ui/use-browser'
import type { Point } from '@/content/types'
import { aboutKilometres, kilometres } from '@/lib/clubs/distance'
import { ClubGroup, type Group } from './club-group'
import { Here } from './distance'
import styles from './nearest-first.module.css'

const canAsk = () => isSecureContext && 'geolocation' in navigator
const positionOptions = { timeout: 10_000, maximumAge: 300_000 }

type Words = Record<'label' | 'privacy' | 'asking' | 'sorted' | 'failed', string>
type Props = { groups: readonly Group[]; words: Words }

/**
 * A list of clubs, and a button that sorts it by distance. The browser asks for the position at the
 * press and keeps it; without a position the list stays as it is.
 */
export function NearestFirst({ groups, words }: Props) {
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
    navigator.geolocation.getCurrentPosition(found, () => setStatus(words.failed), positionOptions)
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
      {shown.map((group) => (
        <ClubGroup key={group.city ?? ''} {...group} />
      ))}
    </Here>
  )
}
