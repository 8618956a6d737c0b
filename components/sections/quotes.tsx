import type { ComponentProps } from 'react'
import { Quote } from './quote'
import styles from './quotes.module.css'

type Props = { heading: string; quotes: readonly ComponentProps<typeof Quote>[] }

/** Quotes one below the other, under a heading for screen readers. */
export function Quotes({ heading, quotes }: Props) {
  return (
    <section className="section section-below bone">
      <div className={`wrapper ${styles.grid}`}>
        <h2 className="visually-hidden">{heading}</h2>
        {quotes.map((quote) => (
          <Quote key={quote.name} {...quote} />
        ))}
      </div>
    </section>
  )
}
