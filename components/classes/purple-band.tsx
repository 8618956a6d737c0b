import { FittedHeadline } from '@/components/ui/fitted-headline'
import type { bjj } from '@/content/pages/bjj'
import { Belt } from './belt'
import styles from './purple-band.module.css'

/** A headline above a purple belt over the whole width. */
export function PurpleBand({ heading, claim, text }: typeof bjj.coaches) {
  return (
    <section className={`ink deferred ${styles.band}`}>
      <div className="wrapper">
        <h2 className={`wide-title wide-title-large ${styles.heading}`}>{heading}</h2>
        <FittedHeadline as="p" lines={claim} />
      </div>
      <Belt colour="purple" stripes={4} className={styles.belt} />
      <div className="wrapper">
        <p className="lead">{text}</p>
      </div>
    </section>
  )
}
