'use client'

import type { ReactNode } from 'react'
import styles from './carousel.module.css'
import { SlideVisibility } from './slide-visibility'
import { useSlides } from './use-slides'

/**
 * Slides side by side, one in view (specification 4). Without JavaScript it is a row to scroll,
 * each slide with its caption. With it, a picture waits until its slide comes into view. `noun`
 * says what a slide is: "Photo", "Video".
 */
export function Carousel({
  label,
  noun,
  slides,
  previousIcon,
  nextIcon,
  className,
}: {
  label: string
  noun: string
  slides: readonly { caption: string; content: ReactNode }[]
  previousIcon: ReactNode
  nextIcon: ReactNode
  className?: string | undefined
}) {
  const { region, index, seen, show, row } = useSlides(slides.length)
  const button = (name: string, target: number, face: ReactNode, kind: string | undefined) => (
    <button
      key={name}
      type="button"
      className={kind}
      aria-label={name}
      aria-current={(kind === styles.dot && target === index) || undefined}
      onClick={() => show(target)}
    >
      {face}
    </button>
  )
  return (
    <section ref={region} className={className} aria-roledescription="carousel" aria-label={label}>
      <div {...row} className={styles.track} role="group" aria-label={`${label}: row`} tabIndex={0}>
        {slides.map(({ caption, content }, number) => (
          <figure
            key={caption}
            className={styles.slide}
            data-waiting={!seen.includes(number) || undefined}
          >
            <SlideVisibility value={number === index}>{content}</SlideVisibility>
            <figcaption className="wd">{caption}</figcaption>
          </figure>
        ))}
      </div>
      <p className={`wd wd--3 ${styles.caption}`} aria-live="polite">
        {slides[index]?.caption}
      </p>
      <div className={styles.controls}>
        {button(`Previous ${noun.toLowerCase()}`, index - 1, previousIcon, 'sq')}
        {slides.map(({ caption }, number) =>
          button(`${noun} ${number + 1}: ${caption}`, number, number + 1, styles.dot),
        )}
        {button(`Next ${noun.toLowerCase()}`, index + 1, nextIcon, 'sq')}
      </div>
    </section>
  )
}
