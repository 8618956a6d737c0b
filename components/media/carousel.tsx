'use client'

import type { ReactNode } from 'react'
import { SquareButton } from '@/components/ui/square-button'
import styles from './carousel.module.css'
import { SlideVisibility } from './slide-visibility'
import { useSlides } from './use-slides'

interface Props {
  label: string
  noun: string
  slides: readonly { caption: string; content: ReactNode }[]
  previous: ReactNode
  next: ReactNode
  className?: string | undefined
}

/**
 * Slides side by side, one in view (specification 4), each with its caption; `--slide` is its width where
 * the next one peeks in, which a press brings in. Without JavaScript it is a row that scrolls. `noun` says
 * what a slide is: "Photo", "Video"; `previous` and `next` are the icons of the two buttons.
 */
export function Carousel({ label, noun, slides, previous, next, className }: Props) {
  const { region, index, hasMoved, show, row } = useSlides(slides.length)
  return (
    <section ref={region} className={className} aria-roledescription="carousel" aria-label={label}>
      <div {...row} className={styles.track} role="group" aria-label={`${label}: row`} tabIndex={0}>
        {slides.map(({ caption, content }, number) => (
          <figure
            key={caption}
            className={styles.slide}
            data-aside={number !== index || undefined}
            onClickCapture={(event) => {
              if (number === index) return
              event.preventDefault()
              event.stopPropagation()
              show(number)
            }}
          >
            <SlideVisibility value={number === index}>{content}</SlideVisibility>
            <figcaption className="wide-title wide-title-large">{caption}</figcaption>
          </figure>
        ))}
      </div>
      <p className="visually-hidden" aria-live="polite">
        {hasMoved && slides[index]?.caption}
      </p>
      <div className={`row ${styles.controls}`} data-needs-scripts="">
        <SquareButton aria-label={`Previous ${noun.toLowerCase()}`} onClick={() => show(index - 1)}>
          {previous}
        </SquareButton>
        {slides.map(({ caption }, number) => (
          <button
            key={caption}
            type="button"
            className={styles.dot}
            aria-label={`${noun} ${number + 1}: ${caption}`}
            aria-current={number === index || undefined}
            onClick={() => show(number)}
          >
            {number + 1}
          </button>
        ))}
        <SquareButton aria-label={`Next ${noun.toLowerCase()}`} onClick={() => show(index + 1)}>
          {next}
        </SquareButton>
      </div>
    </section>
  )
}
