'use client'

import { type ReactNode, useContext, useState } from 'react'
import { PlayIcon } from '@/components/ui/icons'
import { useHydrated } from '@/components/ui/use-browser'
import { SlideVisibility } from './slide-visibility'
import styles from './video-facade.module.css'

const focus = (frame: HTMLIFrameElement | null) => frame?.focus({ preventScroll: true })

/**
 * A video that stays away until it is asked for (contract, "Consent for content"): its picture is a
 * link to it without JavaScript and a button that loads the player with it. Out of view it stops.
 */
export function VideoFacade({
  href,
  embed,
  title,
  children,
}: {
  href: string
  /** What the player loads; without one the picture stays a link. */
  embed?: string
  title: string
  /** The picture. */
  children: ReactNode
}) {
  const shown = useContext(SlideVisibility)
  const scripted = useHydrated()
  const [playing, setPlaying] = useState(false)
  if (playing && !shown) setPlaying(false)
  if (playing)
    return (
      <iframe
        ref={focus}
        className={styles.video}
        src={embed}
        title={title}
        width={640}
        height={390}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    )
  const asButton = scripted &&
    embed && {
      role: 'button',
      tabIndex: shown ? 0 : -1,
      onClick: (event: React.MouseEvent) => {
        event.preventDefault()
        setPlaying(true)
      },
      onKeyDown: (event: React.KeyboardEvent<HTMLElement>) => {
        if (event.key !== ' ') return
        event.preventDefault()
        event.currentTarget.click()
      },
    }
  return (
    <a href={href} rel="noopener" className={`cut-twice ${styles.video}`} {...asButton}>
      {children}
      <span className={`octagon ${styles.play}`}>
        <PlayIcon />
      </span>
      <span className="visually-hidden">Play video: {title}</span>
    </a>
  )
}
