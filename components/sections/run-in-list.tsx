import styles from './run-in-list.module.css'

/** Names one after the other, as on the bill of a fight. */
export const RunInList = ({ names }: { names: readonly string[] }) => (
  <ul className={`row tall-title ${styles.list}`}>
    {names.map((name) => (
      <li key={name}>{name}</li>
    ))}
  </ul>
)
