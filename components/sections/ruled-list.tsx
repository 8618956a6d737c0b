import styles from './ruled-list.module.css'

/** Names in as many columns as have room. */
export const RuledList = ({ names }: { names: readonly string[] }) => (
  <ul className={`fact ${styles.list}`}>
    {names.map((name) => (
      <li key={name}>{name}</li>
    ))}
  </ul>
)
