import { CheckIcon } from '@/components/ui/icons'
import { Link } from '@/components/ui/link'
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

const { cards, compare } = ultimateClasses

const inOneLine = ([first = '', ...others]: readonly string[]) =>
  [first, ...others.map((one) => one.charAt(0).toLowerCase() + one.slice(1))].join(', ')

/** What is known of a class; of one that is coming soon, whom to ask. */
function factsOf(slug: string) {
  const known = classes.find((one) => one.slug === slug)
  if (!known || 'placeholder' in known)
    return [[keyDetails.heading, <Link key="ask" {...compare.unknown} />]] as const
  return [
    ...keyDetailsOf(known, compare.noRounds),
    [whatToBring, inOneLine(known.whatToBring)] as const,
  ]
}

/** The Ultimate Classes side by side: a row for each, on a phone a list of terms. */
export function ClassComparison() {
  return (
    <section className={styles.comparison}>
      <h2 className="tall-title">{compare.heading}</h2>
      <ul>
        {cards.map(({ name, slug }) => (
          <li key={slug} className="columns-desktop">
            <h3 className="wide-title">{name}</h3>
            <Terms terms={factsOf(slug)} termClass="micro" />
          </li>
        ))}
      </ul>
    </section>
  )
}
