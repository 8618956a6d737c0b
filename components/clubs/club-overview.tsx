import Link from 'next/link'
import type { ReactNode } from 'react'
import { FittedHeadline } from '@/components/ui/fitted-headline'
import { Icon } from '@/components/ui/icon'
import { clubPage } from '@/content/pages/locations'
import styles from './club-overview.module.css'

/** What a club is like, and the way to the page about the brand; how to share it stands below. */
export function ClubOverview({
  heading: [first, second],
  lead,
  text,
  children,
}: {
  heading: readonly [string, string]
  lead: string
  text: string
  children: ReactNode
}) {
  return (
    <section className={`sec bone ${styles.overview}`}>
      <div className={`wrap ${styles.columns}`}>
        <FittedHeadline
          as="h2"
          lines={[
            { text: first, cut: 'wide' },
            { text: second, cut: 'tall' },
          ]}
        />
        <div className={styles.text}>
          <div className="prose">
            <p className="lead">{lead}</p>
            <p>{text}</p>
            <p>
              <Link className="go" href={clubPage.about.href} prefetch={false}>
                {clubPage.about.label}
                <Icon name="arrow-right" />
              </Link>
            </p>
          </div>
          {children}
        </div>
      </div>
    </section>
  )
}
