import { CheckIcon } from '@/components/ui/icons'
import { Terms } from '@/components/ui/terms'
import { classes, type GymClass } from '@/content/classes'
import { classDetail } from '@/content/pages/class-detail'
import { ultimateClasses } from '@/content/pages/classes'
import styles from './class-facts.module.css'

const { keyDetails, whatToBring } = classDetail

/** What is known of a class, in its order; `noRounds` is what is said of one without rounds. */
function keyDetailsOf({ minutes, rounds, skillLevel }: GymClass, noRounds?: string) {
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

const { compare } = ultimateClasses

const inOneLine = ([first = '', ...others]: readonly string[]) =>
  [first, ...others.map((one) => one.charAt(0).toLowerCase() + one.slice(1))].join(', ')

/** What is known of a class, in the same order for each; of one that is coming soon, whom to ask. */
export function factsInShort(slug: string) {
  const known = classes.find((one) => one.slug === slug)
  if (!known || 'placeholder' in known) return [[keyDetails.heading, compare.unknown]] as const
  return [
    ...keyDetailsOf(known, compare.noRounds),
    [whatToBring, inOneLine(known.whatToBring)] as const,
  ]
}
