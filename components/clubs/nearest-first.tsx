'use client'

import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { PinIcon } from '@/components/ui/icons'
import { useBrowser } from '@/components/ui/use-browser'
import type { LabelledLink, Point } from '@/content/types'
import { aboutKilometres, kilometres } from '@/lib/clubs/distance'
import { Here } from './distance'
import styles from './nearest-first.module.css'

const canAsk = () => isSecureContext && 'geolocation' in navigator
const positionOptions = { timeout: 10_000, maximumAge: 300_000 }
/** Firefox says nothing when its question is closed without an answer. */
const answerMs = 20_000

type Words = Record<'label' | 'privacy' | 'asking' | 'sorted' | 'failed', string> & {
  jump: LabelledLink
}
interface Listed {
  name: string
  near: Point
  card: ReactNode
}
type Props = { clubs: readonly Listed[]; words: Words; children?: ReactNode }

/**
 * A list of clubs, and a button that sorts it by distance, as a link with the address of `jump` does. The browser asks for the position at the
 * press and keeps it; without a position the list stays as it is. `children` stand between the two.
 */
export function NearestFirst({ clubs, words, children }: Props) {
  const offered = useBrowser(canAsk, true)
  const [here, setHere] = useState<Point>()
  const [status, setStatus] = useState('')
  const from = (point: Point) =>
    [...clubs].sort((a, b) => kilometres(point, a.near) - kilometres(point, b.near))

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
    if (!offered) return
    setStatus(words.asking)
    setTimeout(setStatus, answerMs, (now: string) => (now === words.asking ? words.failed : now))
    navigator.geolocation.getCurrentPosition(found, () => setStatus(words.failed), positionOptions)
  }

  useEffect(() => {
    const onPress = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(`a[href="${words.jump.href}"]`)) ask()
    }
    document.addEventListener('click', onPress)
    return () => document.removeEventListener('click', onPress)
  })

  return (
    <Here value={here}>
      {offered && (
        <div className={`row ${styles.bar}`}>
          <Button plain small onClick={ask}>
            <PinIcon />
            {words.label}
          </Button>
          <div className={`row ${styles.words}`}>
            <p className="micro">{words.privacy}</p>
            <p className={`fact ${styles.status}`} role="status">
              {status}
            </p>
          </div>
        </div>
      )}
      {children}
      <ul className={styles.list}>
        {(here ? from(here) : clubs).map(({ name, near, card }) => (
          <Fragment key={`${name} ${near.join()}`}>{card}</Fragment>
        ))}
      </ul>
    </Here>
  )
}
