import { useState, useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * When the form was shown, in milliseconds since its document began to load: 0 where it came with the
 * document, the time it was drawn where the visitor came to it from another page of the site.
 */
export function useShownAt(): number {
  const withDocument = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [shownAt] = useState(() => (withDocument ? 0 : performance.now()))
  return shownAt
}
