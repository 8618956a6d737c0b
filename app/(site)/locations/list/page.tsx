import { ClubList } from '@/components/clubs/club-list'
import { FittedHeadline } from '@/components/ui/fitted-headline'
import { FreePassBanner } from '@/components/sections/free-pass-banner'
import { Icon } from '@/components/ui/icon'
import { JsonLd } from '@/components/ui/json-ld'
import { PageHead } from '@/components/sections/page-head'
import { clubs } from '@/content/clubs'
import { locations } from '@/content/pages/locations'
import { gymList } from '@/lib/seo/gym'
import { pageMetadata } from '@/lib/seo/metadata'
import styles from './page.module.css'

export const metadata = pageMetadata('/locations/list')

export default function LocationsPage() {
  const { heading, country, international } = locations
  return (
    <>
      <PageHead>
        <FittedHeadline as="h1" lines={[{ text: heading, cut: 'tall' }]} />
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
      <FreePassBanner />
      <JsonLd things={[gymList(clubs)]} />
    </>
  )
}
