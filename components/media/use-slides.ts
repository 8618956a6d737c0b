import { useEffect, useRef, useState } from 'react'

/** Which slide of a row is in view, and how to get to another: by key, by swipe or by number. */
export function useSlides(count: number) {
  const region = useRef<HTMLElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const onItsWayTo = useRef<number>(null)
  const [index, setIndex] = useState(0)

  const show = (wanted: number) => {
    const next = (wanted + count) % count
    const row = track.current
    if (next !== index) onItsWayTo.current = next
    setIndex(next)
    row?.scrollTo({
      left: next * row.clientWidth,
      behavior: Math.abs(next - index) === 1 ? 'auto' : 'instant',
    })
  }

  const onScroll = () => {
    const row = track.current
    if (!row?.clientWidth) return
    const seen = Math.round(row.scrollLeft / row.clientWidth)
    if (onItsWayTo.current === null) setIndex(seen)
    else if (seen === onItsWayTo.current) onItsWayTo.current = null
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
    show,
    row: { ref: track, onScroll, onPointerDown: onTakenByHand, onWheel: onTakenByHand },
  }
}
