'use client'

import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useBrowser } from '@/components/ui/use-browser'
import type { LabelledLink } from '@/content/types'
import { keepClub } from '@/lib/clubs/kept-club'
import styles from './nearest-first.module.css'
import { sortByDistance } from './sort-by-distance'

const canAsk = () => isSecureContext && 'geolocation' in navigator
const positionOptions = { timeout: 10_000, maximumAge: 300_000 }
/** Firefox says nothing when its question is closed without an answer. */
const answerMs = 20_000

type Copy = Record<'label' | 'privacy' | 'asking' | 'sorted' | 'failed', string> & {
  jump: LabelledLink
}

interface Props {
  copy: Copy
  /** The id of what contains the list. */
  list: string
  icon: ReactNode
}

/**
 * A button that sorts a list of clubs by distance, as a link with the address of `jump` does. The
 * browser asks for the position at the press and keeps it; without a position the list stays as it is.
 */
export function NearestFirst({ copy, list, icon }: Props) {
  const offered = useBrowser(canAsk, true)
  const [status, setStatus] = useState('')
  const unanswered = useRef<ReturnType<typeof setTimeout>>(undefined)

  const say = (text: string) => {
    clearTimeout(unanswered.current)
    setStatus(text)
  }
  const found = ({ coords }: GeolocationPosition) => {
    const rows = document.querySelector(`#${list} ul`)
    const nearest = rows && sortByDistance(rows, [coords.latitude, coords.longitude])
    const [first] = rows?.children ?? []
    if (first instanceof HTMLElement) keepClub(Number(first.dataset.club))
    if (nearest) say(`${copy.sorted} ${nearest}.`)
  }
  const ask = () => {
    if (!offered) return
    say(copy.asking)
    unanswered.current = setTimeout(setStatus, answerMs, copy.failed)
    navigator.geolocation.getCurrentPosition(found, () => say(copy.failed), positionOptions)
  }

  const onPress = useEffectEvent(({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest(`a[href="${copy.jump.href}"]`)) ask()
  })
  useEffect(() => {
    const listener = (event: MouseEvent) => onPress(event)
    document.addEventListener('click', listener)
    return () => document.removeEventListener('click', listener)
  }, [])

  if (!offered) return null
  return (
    <div className={`row ${styles.bar}`} data-needs-scripts="">
      <Button plain small onClick={ask}>
        {icon}
        {copy.label}
      </Button>
      <p className={`micro ${styles.copy}`}>
        <span>{copy.privacy}</span>
        <span role="status">{status}</span>
      </p>
    </div>
  )
}
