import styles from './bill.module.css'

/** The row of claims: figures in the tall cut on rules. A phone shows the first two. */
export function Bill({ claims }: { claims: readonly { figure: string; words: string }[] }) {
  return (
    <dl className={styles.bill}>
      {claims.map(({ figure, words }) => (
        <div key={words}>
          <dt>{figure}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )
}
