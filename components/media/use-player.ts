import { useCallback, useState } from 'react'

/** In milliseconds. */
const LATE = 8_000
const QUESTION = 250

/** What the player answers to whoever embeds it: the same that its own script asks. */
const question = JSON.stringify({ event: 'listening', id: 1, channel: 'widget' })

/**
 * For the frame of a player, which takes the focus when it comes. Only a message of the player says
 * that it is here: a frame loads as well when its address is refused, with the browser's own page.
 */
export function usePlayer() {
  const [state, setState] = useState<'coming' | 'late' | 'here'>('coming')
  const frame = useCallback((element: HTMLIFrameElement) => {
    element.focus({ preventScroll: true })
    const asking = setInterval(() => element.contentWindow?.postMessage(question, '*'), QUESTION)
    const late = setTimeout(() => setState('late'), LATE)
    const listening = new AbortController()
    const end = () => {
      clearInterval(asking)
      clearTimeout(late)
      listening.abort()
    }
    const onMessage = ({ source }: MessageEvent) => {
      if (source !== element.contentWindow) return
      end()
      setState('here')
    }
    addEventListener('message', onMessage, listening)
    return () => {
      end()
      setState('coming')
    }
  }, [])
  return { state, frame }
}
