'use client'

import { useEffect } from 'react'
import { firstTouch } from '@/lib/forms/first-touch'

/** Remembers where the visit began, on whichever page that is. */
export function VisitStart() {
  useEffect(() => void firstTouch(), [])
  return null
}
