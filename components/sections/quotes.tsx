import type { ReactNode } from 'react'
import styles from './quotes.module.css'

/** A sentence of the brand, beside a bar. */
const Quote = ({ children }: { children: string }) => (
  <blockquote className={`lead ${styles.quote}`}>{children}</blockquote>
)

type Props = { heading: string; quotes: readonly string[]; children?: ReactNode }

/** Quotes one below the other, under a heading for screen readers. */
export const Quotes = ({ heading, quotes, children }: Props) => (
  <section className="section section-below bone">
    <div className="wrapper stack">
      <h2 className="visually-hidden">{heading}</h2>
      <div className="columns-desktop halves">
        {quotes.map((quote) => (
          <Quote key={quote}>{quote}</Quote>
        ))}
      </div>
      {children}
    </div>
  </section>
)
