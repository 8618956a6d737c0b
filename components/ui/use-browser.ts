import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * A fact about the browser that does not change while the page is open, read after hydration.
 * @param onServer its value before that, and without JavaScript
 */
export const useBrowser = <T>(read: () => T, onServer: T): T =>
  useSyncExternalStore(never, read, () => onServer)

const yes = () => true

/** Whether JavaScript runs here. */
export const useHydrated = (): boolean => useBrowser(yes, false)
