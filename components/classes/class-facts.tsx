import { CheckIcon } from '@/components/ui/icons'
import type { GymClass } from '@/content/classes'
import { classDetail } from '@/content/pages/class-detail'
import styles from './class-facts.module.css'

/** The key details of a class as a row of figures, and what to bring as a list to tick off. */
export function ClassFacts({ minutes, rounds, skillLevel, whatToBring }: GymClass) {
  const { keyDetails } = classDetail
  const details = [
    { term: keyDetails.duration, value: `${minutes}\u00a0${keyDetails.minutes}` },
    ...(rounds ? [{ term: keyDetails.rounds, value: rounds.detail }] : []),
    { term: keyDetails.skillLevel, value: skillLevel },
  ]
  return (
    <div className={styles.facts}>
      <div>
        <h2 className={`wide-title wide-title-small ${styles.label}`}>{keyDetails.heading}</h2>
        <dl className={styles.tape}>
          {details.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <h2 className={`wide-title wide-title-small ${styles.label}`}>{classDetail.whatToBring}</h2>
        <ul className={styles.check}>
          {whatToBring.map((thing) => (
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
