import type { Belt as BeltData } from '@/content/belts'
import { classNames } from '@/components/ui/class-names'
import { Belt } from './belt'
import styles from './belt-ladder.module.css'

const SHORTEST = 0.52

/** Belts from the lowest rank up, on ink. With `growing` each belt is longer than the one before. */
export function BeltLadder({ belts, growing }: { belts: readonly BeltData[]; growing?: boolean }) {
  const step = (1 - SHORTEST) / (belts.length - 1)
  return (
    <ol className={classNames(styles.ladder, !growing && styles.inThirds)}>
      {belts.map(({ name, rank, colour, stripes, variants }, rung) => (
        <li key={name}>
          <p className={`row ${styles.rank}`}>
            <b className="wide-title">{name}</b> <span>{rank}</span>
          </p>
          {variants ? (
            <ul className={styles.variants}>
              {variants.map((variant) => (
                <li key={variant.name}>
                  <Belt colour={colour} stripes={stripes} core={variant.core} />
                  <span className={styles.variant}>{variant.name}</span>
                </li>
              ))}
            </ul>
          ) : (
            <Belt colour={colour} stripes={stripes} share={growing ? SHORTEST + rung * step : 1} />
          )}
        </li>
      ))}
    </ol>
  )
}
