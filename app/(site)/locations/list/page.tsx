import type { Metadata } from 'next'
import { ClubList } from '@/components/clubs/club-list'
import { Fit } from '@/components/ui/fit'
import { FreePassTicket } from '@/components/ui/free-pass-ticket'
import { Icon } from '@/components/ui/icon'
import { PageHead } from '@/components/ui/page-head'
import { locations } from '@/content/pages/locations'
import styles from './page.module.css'

export const metadata: Metadata = { title: locations.title, description: locations.description }

export default function LocationsPage() {
  const { heading, country, international } = locations
  return (
    <>
      <PageHead>
        <Fit as="h1" lines={[{ text: heading, cut: 'tall' }]} />
      </PageHead>
      <section className={`sec bone ${styles.list}`}>
        <div className="wrap">
          <div className={styles.country}>
            <h2 className="wd wd--3">{country}</h2>
            <a className="go" href={international.href} target="_blank" rel="noopener">
              {international.label}
              <Icon name="arrow-out" />
              <span className="vh"> (opens in a new tab)</span>
            </a>
          </div>
          <ClubList />
        </div>
      </section>
      <FreePassTicket />
    </>
  )
}
