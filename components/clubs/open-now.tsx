'use client'

import { useSyncExternalStore } from 'react'
import type { DayHours } from '@/lib/clubs/hours'
import { openState } from '@/lib/clubs/open-state'
import styles from './open-now.module.css'

const MINUTE = 60_000

function everyMinute(changed: () => void) {
  let timer: ReturnType<typeof setTimeout>
  const tick = () => {
    clearTimeout(timer)
    timer = setTimeout(tick, MINUTE - (Date.now() % MINUTE))
    changed()
  }
  tick()
  document.addEventListener('visibilitychange', tick)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', tick)
  }
}

const thisMinute = () => Math.floor(Date.now() / MINUTE)

/** Whether a club is open now, computed in the browser: a cached page may be older than a minute. */
export function OpenNow({ week }: { week: readonly DayHours[] }) {
  const minute = useSyncExternalStore(everyMinute, thisMinute, () => undefined)
  const state = minute === undefined ? undefined : openState(week, new Date(minute * MINUTE))
  return (
    <p className={`fact ${styles.state}`}>
      <span data-open={state?.open}>{state?.words}</span>
    </p>
  )
}
