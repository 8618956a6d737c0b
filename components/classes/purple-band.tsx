import type { ComponentProps } from 'react'
import { Fit } from '@/components/ui/fit'
import { Belt } from './belt'
import styles from './purple-band.module.css'

/** What a coach has earned: the headline, and under it a purple belt over the whole screen. */
export function PurpleBand({
  heading,
  claim,
  text,
}: {
  heading: string
  claim: ComponentProps<typeof Fit>['lines']
  text: string
}) {
  return (
    <section className={`ink ${styles.band}`}>
      <div className="wrap">
        <h2 className={`wd wd--3 ${styles.heading}`}>{heading}</h2>
        <Fit as="p" lines={claim} />
      </div>
      <Belt colour="purple" stripes={4} className={styles.belt} />
      <div className="wrap">
        <p className="lead">{text}</p>
      </div>
    </section>
  )
}
