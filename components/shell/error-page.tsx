import type { CSSProperties, ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { home, topBar } from '@/content/navigation'
import styles from './error-page.module.css'

type Props = {
  number: string
  sentence: string
  /** The width of the number in its font, where the server draws it. */
  style?: CSSProperties
  children?: ReactNode
}

/** The page of an error: its number, one sentence, and two links. */
export function ErrorPage({ number, sentence, style, children }: Props) {
  return (
    <section className="section section-tight bone">
      <div className="wrapper stack">
        <h1 className={`stack ${styles.heading}`}>
          <span className={styles.number} style={style}>
            {number}
          </span>{' '}
          <span className="lead">{sentence}</span>
        </h1>
        {children}
        <p className={`row ${styles.links}`}>
          {[home, topBar.findYourGym].map((link) => (
            <ButtonLink key={link.href} {...link} plain />
          ))}
        </p>
      </div>
    </section>
  )
}
