'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { readAttribution } from './attribution'
import { waitingKeys } from './waiting-keys'

/**
 * What every page does for the forms: it remembers where the visit began, and sends what a
 * closed tab could not send.
 */
export function FormMemory() {
  const [Notice, setNotice] = useState<ComponentType>()
  useEffect(() => {
    readAttribution()
    if (waitingKeys().length > 0)
      import('./waiting-notice').then(
        ({ WaitingNotice }) => setNotice(() => WaitingNotice),
        () => undefined, // Offline again: the next page tries it.
      )
  }, [])
  return Notice && <Notice />
}
