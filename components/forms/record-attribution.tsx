'use client'

import { useEffect } from 'react'
import { readAttribution } from './attribution'

/** Remembers where the visit began, on whichever page that is. */
export function RecordAttribution() {
  useEffect(() => void readAttribution(), [])
  return null
}
