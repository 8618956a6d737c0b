import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Something of the browser that doesn't change while the page lives, read once React has taken over.
 * @param onServer stands for it before, and without JavaScript
 */
export const useBrowser = <T>(read: () => T, onServer: T): T =>
  useSyncExternalStore(never, read, () => onServer)

const yes = () => true

/** Whether JavaScript runs here. */
export const useHydrated = (): boolean => useBrowser(yes, false)
