import { freePass } from '@/content/free-pass'
import { classNames } from './class-names'
import { FittedHeadline } from './fitted-headline'
import styles from './pass-stub.module.css'
import { VerticalText } from './vertical-text'

/** The stub of a pass: its days and terms. `upright` sets FREE PASS down its length from 768 px. */
export function PassStub({ upright }: { upright?: boolean }) {
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
      </ul>
    </>
  )
}
