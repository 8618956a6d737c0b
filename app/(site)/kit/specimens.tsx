import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import styles from './specimens.module.css'

interface Props {
  room: string
  of: Readonly<Record<string, ReactNode>>
  /** For what is never as wide as a large screen. */
  narrow?: boolean
}

/** Components in their states, by what each shows. */
export function Specimens({ room, of, narrow }: Props) {
  return (
    <div className={classNames('bone', styles.room, narrow && styles.narrow)}>
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
