import { adultBelts, type Belt as BeltData, type BeltVariant, youthBelts } from '@/content/belts'
import { classNames } from '@/components/ui/class-names'
import styles from './belts.module.css'

interface Props extends Pick<BeltData, 'colour' | 'stripes'> {
  core?: BeltVariant['core'] | undefined
  share?: number
  className?: string | undefined
}

/** A drawing of a belt. `share` is its part of the width; the words beside it name it. */
export function Belt({ colour, stripes, core, share = 1, className }: Props) {
  return (
    <span
      className={classNames(styles.belt, className)}
      data-colour={colour}
      data-core={core}
      style={{ '--stripes': stripes, '--length': `${share * 100}%` }}
      aria-hidden="true"
    />
  )
}

/** The belts of grown-ups, of which coaches wear the last three; the words below say so. */
export const CoachBelts = ({ children }: { children: string }) => (
  <figure className={styles.coach}>
    {adultBelts.map(({ name, colour, stripes }, index) => (
      <Belt key={name} colour={colour} stripes={stripes} share={(index + 3) / 7} />
    ))}
    <figcaption className="fact">{children}</figcaption>
  </figure>
)

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
                  <span className={rung > 1 ? 'visually-hidden' : 'micro'}>{variant.name}</span>
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

type Ladder = { heading: string; text: string }

/** How belts are earned, and the two ladders of them. Specification 9. */
export function Promotion({
  heading,
  text,
  adult,
  youth,
}: Ladder & Record<'adult' | 'youth', Ladder>) {
  return (
    <section className="section ink">
      <div className="wrapper stack">
        <div className="columns halves">
          <h2 className="tall-title">{heading}</h2>
          <p className="lead">{text}</p>
        </div>
        <div className="columns halves">
          <div className={styles.half}>
            <h3 className="wide-title wide-title-large">{adult.heading}</h3>
            <p>{adult.text}</p>
            <BeltLadder belts={adultBelts} growing />
          </div>
          <div className={styles.half}>
            <h3 className="wide-title wide-title-large">{youth.heading}</h3>
            <p>{youth.text}</p>
            <BeltLadder belts={youthBelts} />
          </div>
        </div>
      </div>
    </section>
  )
}
