import { classNames } from '@/components/ui/class-names'
import styles from './stats.module.css'

type Claim = { figure: string; text: string }

/**
 * A row of figures above rules, in the tall font. On a phone two stand beside each other, or with
 * `all` each on a line of its own; there a figure may be a word, scaled to its column.
 */
export function Stats({ claims, all }: { claims: readonly Claim[]; all?: boolean }) {
  return (
    <dl className={classNames(styles.stats, all && styles.all)}>
      {claims.map(({ figure, text }) => (
        <div key={text}>
          <dt>{figure}</dt>
          <dd className="fact">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
