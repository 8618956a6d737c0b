import { Link } from '@/components/ui/link'
import { Terms } from '@/components/ui/terms'
import { classes } from '@/content/classes'
import { classDetail } from '@/content/pages/class-detail'
import { ultimateClasses } from '@/content/pages/classes'
import styles from './class-comparison.module.css'
import { keyDetailsOf } from './class-facts'

const { cards, compare } = ultimateClasses
const { keyDetails, whatToBring } = classDetail

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
