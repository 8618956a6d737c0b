import { CheckIcon } from '@/components/ui/icons'
import { Terms } from '@/components/ui/terms'
import { classes, type GymClass } from '@/content/classes'
import { classDetail } from '@/content/pages/class-detail'
import { ultimateClasses } from '@/content/pages/classes'
import styles from './class-facts.module.css'

const { keyDetails, whatToBring } = classDetail

const keyDetailsOf = ({ minutes, rounds, skillLevel }: GymClass) =>
  [
    [keyDetails.duration, `${minutes}\u00a0${keyDetails.minutes}`],
    ...(rounds ? [[keyDetails.rounds, rounds.detail] as const] : []),
    [keyDetails.skillLevel, skillLevel],
  ] as const

/** The key details of a class as a row of figures, and what to bring as a list to tick off. */
export function ClassFacts(shown: GymClass) {
  return (
    <div className="stack">
      <div>
        <h2 className="wide-title wide-title-small">{keyDetails.heading}</h2>
        <Terms terms={keyDetailsOf(shown)} className={styles.list} />
      </div>
      <div>
        <h2 className="wide-title wide-title-small">{whatToBring}</h2>
        <ul className={`${styles.list} ${styles.check}`}>
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

const inOneLine = ([first = '', ...others]: readonly string[]) =>
  [first, ...others.map((one) => one.charAt(0).toLowerCase() + one.slice(1))].join(', ')

/** What to bring to a class; of one that is coming soon, whom to ask. */
export function toBring(slug: string) {
  const known = classes.find((one) => one.slug === slug)
  return known && 'whatToBring' in known ? inOneLine(known.whatToBring) : ultimateClasses.unknown
}
