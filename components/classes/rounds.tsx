import type { GymClass } from '@/content/classes'
import { classDetail } from '@/content/pages/class-detail'
import styles from './rounds.module.css'

type Props = NonNullable<GymClass['rounds']> & { of: number }

/** The rounds of a class as octagons that light up once, and below them its minutes, drawn to scale. */
export function Rounds({ count, minutes, label, of }: Props) {
  const rounds = Array.from({ length: count }, (_, index) => ({ '--round': index }))
  return (
    <div
      className={styles.drawing}
      style={{ '--count': count, '--each': minutes, '--rest': of - count * minutes }}
    >
      <ol aria-label={label}>
        {rounds.map((style, index) => (
          <li key={index} className="octagon" style={style}>
            {index + 1}
          </li>
        ))}
      </ol>
      <div className={styles.minutes} aria-hidden="true">
        {rounds.map((style, index) => (
          <i key={index} style={style} />
        ))}
      </div>
      <p>
        <b>{`${count} × ${minutes} = ${count * minutes}`}</b> of {of}{' '}
        {classDetail.keyDetails.inRounds}
      </p>
    </div>
  )
}
