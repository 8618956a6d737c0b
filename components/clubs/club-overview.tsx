import type { ReactNode } from 'react'
import { ArrowLink } from '@/components/ui/arrow-link'
import { FittedHeadline } from '@/components/ui/fitted-headline'
import { Prose } from '@/components/ui/prose'
import type { ClubPage } from '@/content/clubs'
import { clubPage } from '@/content/pages/locations'
import styles from './club-overview.module.css'

type Props = ClubPage['overview'] & { children: ReactNode }

/** The description of a club, a link to the page about the brand, and the links for sharing. */
export function ClubOverview({ heading, lead, text, children }: Props) {
  const [first, second] = heading
  return (
    <section className={`section bone ${styles.overview}`}>
      <div className={`wrapper ${styles.columns}`}>
        <FittedHeadline
          as="h2"
          lines={[
            { text: first, cut: 'wide' },
            { text: second, cut: 'tall' },
          ]}
        />
        <div className={styles.text}>
          <Prose>
            <p className="lead">{lead}</p>
            <p>{text}</p>
            <p>
              <ArrowLink {...clubPage.about} />
            </p>
          </Prose>
          {children}
        </div>
      </div>
    </section>
  )
}
