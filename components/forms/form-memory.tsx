'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { inStorage, waitingKeys } from './browser-storage'

const key = 'attribution'
/** Without storage, it is known only as long as the page lives. */
let first: string | undefined

/**
 * Where this tab's visit began: the first page's path and query and, after a space, the address that
 * led to it. Kept in sessionStorage; it leaves the browser only with a form.
 */
export function readAttribution(): string {
  const here = `${location.pathname}${location.search}`.slice(0, 2000) + ` ${document.referrer}`
  const kept = inStorage('sessionStorage', (storage) => storage.getItem(key))
  const begun = kept ?? first ?? here
  first = begun
  inStorage('sessionStorage', (storage) => storage.setItem(key, begun))
  return begun
}

/**
 * What every page does for the forms: it remembers where the visit began, deletes what was kept for
 * its time, and sends what a closed tab could not send.
 */
export function FormMemory() {
  const [WaitingBar, setWaitingBar] = useState<ComponentType>()
  useEffect(() => {
    readAttribution()
    if (waitingKeys().length > 0)
      import('./waiting/waiting-bar').then(
        (loaded) => setWaitingBar(() => loaded.WaitingBar),
        () => undefined, // Offline again: the next page tries it.
      )
  }, [])
  return WaitingBar && <WaitingBar />
}
