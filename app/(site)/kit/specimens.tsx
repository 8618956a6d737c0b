import type { ReactNode } from 'react'
import styles from './specimens.module.css'

/** Components in their states, by what each shows. */
export function Specimens({ room, of }: { room: string; of: Readonly<Record<string, ReactNode>> }) {
  return (
    <div className={`bone ${styles.room}`}>
      <h1>{room}</h1>
      {Object.entries(of).map(([name, specimen]) => (
        <section key={name} aria-label={name} data-specimen>
          <p className={styles.name}>{name}</p>
          <div className={styles.specimen}>{specimen}</div>
        </section>
      ))}
    </div>
  )
}
