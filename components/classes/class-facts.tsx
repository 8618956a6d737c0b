import { CheckIcon } from '@/components/ui/icons'
import { Terms } from '@/components/ui/terms'
import type { GymClass } from '@/content/classes'
import { classDetail } from '@/content/pages/class-detail'
import styles from './class-facts.module.css'

const { keyDetails, whatToBring } = classDetail

/** What is known of a class, in its order; `noRounds` is what is said of one without rounds. */
export function keyDetailsOf({ minutes, rounds, skillLevel }: GymClass, noRounds?: string) {
  const inRounds = rounds?.detail ?? noRounds
  return [
    [keyDetails.duration, `${minutes}\u00a0${keyDetails.minutes}`],
    ...(inRounds ? [[keyDetails.rounds, inRounds] as const] : []),
    [keyDetails.skillLevel, skillLevel],
  ] as const
}

/** The key details of a class as a row of figures, and what to bring as a list to tick off. */
export function ClassFacts(shown: GymClass) {
  return (
    <div className={styles.facts}>
      <div>
        <h2 className={`wide-title wide-title-small ${styles.label}`}>{keyDetails.heading}</h2>
        <Terms terms={keyDetailsOf(shown)} className={styles.tape} />
      </div>
      <div>
        <h2 className={`wide-title wide-title-small ${styles.label}`}>{whatToBring}</h2>
        <ul className={styles.check}>
          {shown.whatToBring.map((thing) => (
            <li key={thing}>
              <CheckIcon />
              {thing}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
