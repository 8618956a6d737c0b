import { freePass } from '@/content/free-pass'
import { classNames } from './class-names'
import { FittedHeadline } from './fitted-headline'
import { Link } from './link'
import styles from './pass-stub.module.css'
import { VerticalText } from './vertical-text'

/**
 * The stub of a pass: its days and terms. `upright` is for the stub of the form: it sets FREE PASS
 * down its length from 768 px, and opens the terms beside what was typed.
 */
export function PassStub({ upright = false }: { upright?: boolean }) {
  return (
    <>
      {upright && <VerticalText>Free Pass</VerticalText>}
      <FittedHeadline
        as="p"
        className={classNames(styles.days, upright && styles.phone)}
        lines={[
          { text: freePass.days, cut: 'tall' },
          { text: 'days', cut: 'wide' },
        ]}
      />
      <ul className={styles.terms}>
        {freePass.terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
        <li>
          <Link {...freePass.allTerms} newTab={upright} />
        </li>
      </ul>
    </>
  )
}
