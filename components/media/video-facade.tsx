'use client'

import { type ReactNode, useContext, useState } from 'react'
import { PlayIcon } from '@/components/ui/icons'
import { linkAsButton } from '@/components/ui/link-as-button'
import { useHydrated } from '@/components/ui/use-browser'
import { SlideVisibility } from './slide-visibility'
import { usePlayer } from './use-player'
import styles from './video-facade.module.css'

interface Props {
  href: string
  /** The address that the player loads; without one the picture stays a link. */
  embed?: string
  title: string
  /** The picture. */
  children: ReactNode
}

/**
 * A video that loads at a press (contract, "Consent for content"). Without JavaScript its picture is
 * a link to the video; with it, a button that loads the player. It stops when out of view. Until the
 * player answers the picture stays; after 8 seconds there is a link to the video, and whatever the
 * frame shows.
 */
export function VideoFacade({ href, embed, title, children }: Props) {
  const shown = useContext(SlideVisibility)
  const scripted = useHydrated()
  const [playing, setPlaying] = useState(false)
  const { state, frame } = usePlayer()
  if (playing && !shown) setPlaying(false)
  if (playing)
    return (
      <div className={`${styles.video} ${styles.player}`} data-state={state}>
        {state !== 'here' && children}
        <iframe
          ref={frame}
          src={embed}
          title={title}
          width={640}
          height={390}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
        {state === 'late' && (
          <a href={href} rel="noopener" className={styles.late}>
            Watch it on the video site
          </a>
        )}
      </div>
    )
  const asButton = scripted &&
    embed && { ...linkAsButton(() => setPlaying(true)), tabIndex: shown ? 0 : -1 }
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
