import { adultBelts } from '@/content/belts'
import { Belt } from './belt'
import styles from './coach-belts.module.css'

/** The belts of grown-ups, of which coaches wear the last three; the words below say so. */
export const CoachBelts = ({ children }: { children: string }) => (
  <figure className={styles.belts}>
    {adultBelts.map(({ name, colour, stripes }, index) => (
      <Belt key={name} colour={colour} stripes={stripes} share={(index + 3) / 7} />
    ))}
    <figcaption className="fact">{children}</figcaption>
  </figure>
)
