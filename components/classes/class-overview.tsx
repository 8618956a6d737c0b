import type { ReactNode } from 'react'
import { Prose } from '@/components/ui/prose'
import type { GymClass } from '@/content/classes'
import { classDetail } from '@/content/pages/class-detail'
import styles from './class-overview.module.css'

/** The description of a class, the members it is open to, and the links for sharing. */
export function ClassOverview({
  overview,
  access,
  children,
}: Pick<GymClass, 'overview' | 'access'> & { children: ReactNode }) {
  return (
    <div className={styles.overview}>
      <Prose>
        <h2>{classDetail.overview}</h2>
        <p className="lead">{overview.lead}</p>
        <p>{overview.text}</p>
      </Prose>
      <div>
        <h2 className={`wide-title ${styles.label}`}>{classDetail.access}</h2>
        <ul className={styles.tiers}>
          {access.map((tier) => (
            <li key={tier}>{tier}</li>
          ))}
        </ul>
      </div>
      {children}
    </div>
  )
}
