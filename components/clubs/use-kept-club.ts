import { useSyncExternalStore } from 'react'
import { followKeptClub, readKeptClub } from '@/lib/clubs/kept-club'

const none = () => undefined

/** The number of the visitor's club, read after hydration; undefined while none is kept. */
export const useKeptClub = (): number | undefined =>
  useSyncExternalStore(followKeptClub, readKeptClub, none)
