import { Link } from '@/components/ui/link'
import { classes } from '@/content/classes'
import { classDetail } from '@/content/pages/class-detail'
import { ultimateClasses } from '@/content/pages/classes'
import styles from './class-comparison.module.css'

const { cards, compare } = ultimateClasses
const { keyDetails, whatToBring } = classDetail

const inOneLine = ([first = '', ...others]: readonly string[]) =>
  [first, ...others.map((one) => one.charAt(0).toLowerCase() + one.slice(1))].join(', ')

/** What is known of a class; nothing of one that is coming soon. */
function factsOf(slug: string) {
  const known = classes.find((one) => one.slug === slug)
  if (!known || 'placeholder' in known) return undefined
  return [
    { term: keyDetails.duration, value: `${known.minutes}\u00a0${keyDetails.minutes}` },
    { term: keyDetails.rounds, value: known.rounds?.detail ?? compare.noRounds },
    { term: keyDetails.skillLevel, value: known.skillLevel },
    { term: whatToBring, value: inOneLine(known.whatToBring) },
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
            <dl>
              {factsOf(slug)?.map(({ term, value }) => (
                <div key={term}>
                  <dt className="micro">{term}</dt>
                  <dd>{value}</dd>
                </div>
              )) ?? (
                <div>
                  <dt className="micro">{keyDetails.heading}</dt>
                  <dd>
                    <Link {...compare.unknown} />
                  </dd>
                </div>
              )}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  )
}
