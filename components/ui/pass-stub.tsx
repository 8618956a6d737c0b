import { freePass } from '@/content/free-pass'
import { Fit } from './fit'
import styles from './pass-stub.module.css'
import { Upright } from './upright'

/** The stub of a pass: its days and terms. `upright` sets FREE PASS down its length from 768 px. */
export function PassStub({ upright }: { upright?: boolean }) {
  return (
    <>
      {upright && <Upright>Free Pass</Upright>}
      <Fit
        as="p"
        className={upright ? `${styles.days} ${styles.phone}` : styles.days}
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
