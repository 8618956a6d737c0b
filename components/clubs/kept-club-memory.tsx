'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { keptClub } from '@/content/kept-club'
import { followKeptClub, forgetClub, keepClub, readKeptClub } from '@/lib/clubs/kept-club'

/**
 * Keeps a club at the press of a button with its number as `data-keep`, and forgets it at that of one
 * with `data-forget`, in every page. Where there is a club to show, it keeps its words and dials at the
 * present minute.
 */
export function KeptClubMemory() {
  const [said, say] = useState('')
  const [Clocks, setClocks] = useState<ComponentType>()

  useEffect(() => {
    const left = new AbortController()
    const tellTime = () => {
      if (readKeptClub() !== undefined)
        import('./club-clocks').then(
          ({ ClubClocks }) => setClocks(() => ClubClocks),
          () => undefined, // Offline: the words stay empty.
        )
    }
    const show = () => {
      followKeptClub()
      tellTime()
    }
    const onPress = ({ target }: MouseEvent) => {
      const button =
        target instanceof Element && target.closest<HTMLElement>('[data-keep],[data-forget]')
      if (!button) return
      const { keep } = button.dataset
      if (keep) keepClub(Number(keep))
      else forgetClub()
      show()
      say(keep ? keptClub.made : keptClub.forgotten)
      const other = keep
        ? button.previousElementSibling?.querySelector<HTMLElement>('[data-forget]')
        : button
            .closest('[data-kept]')
            ?.parentElement?.querySelector<HTMLElement>(':scope > [data-keep]')
      const next = other ?? document.querySelector('main')
      next?.focus({ preventScroll: true })
    }
    tellTime()
    document.addEventListener('click', onPress, left)
    for (const change of ['storage', 'pageshow']) addEventListener(change, show, left)
    return () => left.abort()
  }, [])

  return (
    <>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {Clocks && <Clocks />}
    </>
  )
}
