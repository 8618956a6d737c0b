'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { SquareButton } from '@/components/ui/square-button'
import { afterLoad, mayAutoplay } from './autoplay'

interface Props {
  className: string | undefined
  webm: string
  mp4: string
  play: ReactNode
  pause: ReactNode
}

/** The button of the hero's video, and the video once it is wanted. */
export function HeroVideo({ className, webm, mp4, play, pause }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const [wanted, setWanted] = useState(false)
  const [playing, setPlaying] = useState(false)

  useEffect(() => afterLoad(() => setWanted((already) => already || mayAutoplay())), [])

  const onPress = () => {
    if (!wanted) setWanted(true)
    else if (playing) video.current?.pause()
    else void video.current?.play()
  }

  return (
    <>
      {wanted && (
        <video
          ref={video}
          autoPlay
          muted
          loop
          playsInline
          aria-hidden="true"
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
        >
          <source src={webm} type="video/webm" />
          <source src={mp4} type="video/mp4" />
        </video>
      )}
      <SquareButton
        className={className}
        data-needs-scripts=""
        aria-label={playing ? 'Pause video' : 'Play video'}
        onClick={onPress}
      >
        {playing ? pause : play}
      </SquareButton>
    </>
  )
}
