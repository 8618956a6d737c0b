import { inStorage } from './browser-storage'

/** What the keys of submissions in the browser's storage begin with. */
export const waitingPrefix = 'waiting:'

/** The keys of the submissions that wait in this browser, including those on their way. */
export const waitingKeys = (): string[] =>
  inStorage('localStorage', (storage) =>
    Object.keys(storage).filter((key) => key.startsWith(waitingPrefix)),
  ) ?? []
