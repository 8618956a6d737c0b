import { FittedHeadline } from '@/components/ui/fitted-headline'
import { bjj } from '@/content/pages/bjj'
import { Belt } from './belts'
import styles from './coach-standards.module.css'

const { heading, claim, text } = bjj.coaches

/** Which belt a jiu-jitsu coach wears, over the width of the page, below its head. */
export const CoachStandards = () => (
  <section className="section section-below ink">
    <Belt colour="purple" stripes={4} className={styles.belt} />
    <div className="wrapper columns-desktop halves">
      <div className="stack">
        <h2 className="wide-title wide-title-large">{heading}</h2>
        <FittedHeadline as="p" lines={claim} />
      </div>
      <p className={`lead ${styles.text}`}>{text}</p>
    </div>
  </section>
)
