import { ArrowLink } from '@/components/ui/styled-link'
import type { LabelledLink } from '@/content/types'
import styles from './quotes.module.css'

interface Props {
  heading: string
  /** With the page of whose words they are. */
  quotes: readonly { text: string; link?: LabelledLink }[]
}

/** Quotes side by side where each has room, under a heading for screen readers. */
export const Quotes = ({ heading, quotes }: Props) => (
  <section className="section section-tight bone">
    <div className="wrapper">
      <h2 className="visually-hidden">{heading}</h2>
      <ul className={`abreast ${styles.quotes}`} style={{ '--most': quotes.length }}>
        {quotes.map(({ text, link }) => (
          <li key={text}>
            <blockquote className="lead">{text}</blockquote>
            {link && <ArrowLink {...link} />}
          </li>
        ))}
      </ul>
    </div>
  </section>
)
