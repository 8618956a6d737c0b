import styles from './rounds.module.css'

/** The rounds of a class as octagons over the measure; the last one is red. */
export function Rounds({ count, label }: { count: number; label: string }) {
  return (
    <ol className={styles.rounds} aria-label={label} style={{ '--count': count }}>
      {Array.from({ length: count }, (_, index) => (
        <li key={index} className="octagon">
          {index + 1}
        </li>
      ))}
    </ol>
  )
}
