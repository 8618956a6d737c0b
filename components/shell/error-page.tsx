import type { ReactNode } from 'react'
import Link from 'next/link'
import { home, topBar } from '@/content/navigation'
import styles from './error-page.module.css'

interface Props {
  number: string
  sentence: string
  children?: ReactNode
}

/** A page that is not what the visitor came for: its number, one sentence, and two ways on. */
export function ErrorPage({ number, sentence, children }: Props) {
  return (
    <section className="sec sec--tight bone">
      <div className={`${styles.fault} wrap`}>
        <h1>
          <span className={styles.number}>{number}</span>
          <span className="lead">{sentence}</span>
        </h1>
        {children}
        <p className={styles.ways}>
          {[home, topBar.findYourGym].map(({ label, href }) => (
            <Link key={href} className="btn btn--alt" href={href} prefetch={false}>
              {label}
            </Link>
          ))}
        </p>
      </div>
    </section>
  )
}
