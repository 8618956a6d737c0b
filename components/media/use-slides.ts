import { useEffect, useRef, useState } from 'react'

/** How far from its place a slide may stop, as a share of its width. */
const REST = 0.02

/** How wide a slide is: the next one may be seen beside it. */
const slideWidth = (row: HTMLElement | null) => row?.firstElementChild?.clientWidth ?? 0

/**
 * Which slide of a row is in view, which ones were seen, and how to go to another: by key, by swipe
 * or by number.
 */
export function useSlides(count: number) {
  const region = useRef<HTMLElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const onItsWayTo = useRef<number>(null)
  const [index, setIndex] = useState(0)
  const [seen, setSeen] = useState<readonly number[]>([0])

  const see = (...slides: number[]) =>
    setSeen((before) => {
      const first = slides.filter((slide) => !before.includes(slide))
      return first.length ? [...before, ...first] : before
    })

  const show = (wanted: number) => {
    const next = (wanted + count) % count
    const row = track.current
    if (next !== index) onItsWayTo.current = next
    setIndex(next)
    see(next)
    row?.scrollTo({
      left: next * slideWidth(row),
      behavior: Math.abs(next - index) === 1 ? 'auto' : 'instant',
    })
  }

  const onScroll = () => {
    const row = track.current
    const width = slideWidth(row)
    if (!row || !width) return
    const place = row.scrollLeft / width
    const nearest = Math.round(place)
    see(Math.floor(place + REST), Math.ceil(place - REST))
    if (onItsWayTo.current === null) setIndex(nearest)
    else if (nearest === onItsWayTo.current) onItsWayTo.current = null
  }

  const onTakenByHand = () => {
    onItsWayTo.current = null
  }

  useEffect(() => {
    const section = region.current
    const onKeyDown = (event: KeyboardEvent) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
      if (!step) return
      event.preventDefault()
      show(index + step)
    }
    section?.addEventListener('keydown', onKeyDown)
    return () => section?.removeEventListener('keydown', onKeyDown)
  })

  return {
    region,
    index,
    seen,
    show,
    row: { ref: track, onScroll, onPointerDown: onTakenByHand, onWheel: onTakenByHand },
  }
}
