import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** How wide a slide is: the next one may be seen beside it. */
const slideWidth = (row: HTMLElement | null) => row?.firstElementChild?.clientWidth ?? 0

/** Which slide of a row is nearest, or undefined where none is drawn. */
function nearestSlide(row: HTMLElement | null) {
  const width = slideWidth(row)
  return row && width ? Math.round(row.scrollLeft / width) : undefined
}

/** Which slide of a row is in view, and how to go to another: by key, by swipe or by number. */
export function useSlides(count: number) {
  const region = useRef<HTMLElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const onItsWayTo = useRef<number>(null)
  const [moved, setIndex] = useState<number>()
  const index = moved ?? 0

  // Before this the row scrolls as well.
  useLayoutEffect(() => setIndex(nearestSlide(track.current) || undefined), [])

  const show = (wanted: number) => {
    const next = (wanted + count) % count
    const row = track.current
    if (next !== index) onItsWayTo.current = next
    setIndex(next)
    row?.scrollTo({
      left: next * slideWidth(row),
      behavior: Math.abs(next - index) === 1 ? 'auto' : 'instant',
    })
  }

  const onScroll = () => {
    const nearest = nearestSlide(track.current)
    if (nearest === undefined) return
    if (onItsWayTo.current === null) setIndex(nearest)
    else if (nearest === onItsWayTo.current) onItsWayTo.current = null
  }

  const onTakenByHand = () => {
    onItsWayTo.current = null
  }

  useEffect(() => {
    const section = region.current
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, shiftKey } = event
      const step = { ArrowLeft: -1, ArrowRight: 1 }[key]
      if (!step || altKey || ctrlKey || metaKey || shiftKey) return
      event.preventDefault()
      show(index + step)
    }
    section?.addEventListener('keydown', onKeyDown)
    return () => section?.removeEventListener('keydown', onKeyDown)
  })

  return {
    region,
    index,
    /** Nothing needs to be said before another slide was in view. */
    hasMoved: moved !== undefined,
    show,
    row: { ref: track, onScroll, onPointerDown: onTakenByHand, onWheel: onTakenByHand },
  }
}
