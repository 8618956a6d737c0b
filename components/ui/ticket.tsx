import type { ReactNode } from 'react'
import { freePass } from '@/content/free-pass'
import { classNames } from './class-names'
import { FittedHeadline } from './fitted-headline'
import { PlusIcon } from './icons'
import { Link } from './link'
import styles from './ticket.module.css'

type Props = { tone: 'accent' | 'bone'; body: ReactNode; stub: ReactNode; torn?: boolean }

/** A body and the stub torn off along it; the stub has the other colour. */
export function Ticket({ tone, body, stub, torn }: Props) {
  return (
    <div className={classNames(styles.ticket, torn && styles.torn)}>
      <div className={`${styles.body} ${tone}`}>{body}</div>
      <div className={`row ${styles.stub} ${tone === 'accent' ? 'bone' : 'accent'}`}>{stub}</div>
    </div>
  )
}

/** Vertical words on a ticket's stub, from 768 px; decoration only. */
export function VerticalText({ children }: { children: ReactNode }) {
  return (
    <p className={styles.vertical} aria-hidden="true">
      {children}
    </p>
  )
}

/**
 * The stub of a pass: its days, and its terms, which are folded. `upright` is for the stub of the
 * form: FREE PASS is vertical from 768 px, the terms are in sight, and their link opens a new tab, so
 * that typed text stays.
 */
export function PassStub({ upright = false }: { upright?: boolean }) {
  const terms = (
    <ul>
      {freePass.terms.slice(upright ? 0 : 1).map((term) => (
        <li key={term}>{term}</li>
      ))}
      <li>
        <Link {...freePass.allTerms} newTab={upright} />
      </li>
    </ul>
  )
  return (
    <>
      {upright && <VerticalText>Free Pass</VerticalText>}
      <div className={classNames(styles.days, upright && styles.phone)}>
        <FittedHeadline as="p" lines={[{ text: freePass.days, typeface: 'tall' }]} />
        <p className="wide-title wide-title-small">{freePass.use}</p>
      </div>
      <div className={`fact ${styles.terms}`}>
        {upright ? (
          terms
        ) : (
          <details>
            <summary>
              {freePass.termsInShort}
              <PlusIcon small />
            </summary>
            {terms}
          </details>
        )}
      </div>
    </>
  )
}
