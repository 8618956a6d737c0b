import styles from './stats.module.css'

type Claim = { figure: string; text: string }

/** A row of figures above rules, in the tall font. On a phone two stand beside each other. */
export function Stats({ claims }: { claims: readonly Claim[] }) {
  return (
    <dl className={styles.stats}>
      {claims.map(({ figure, text }) => (
        <div key={text}>
          <dt>{figure}</dt>
          <dd className="fact">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
