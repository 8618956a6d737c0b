import { CityChips, ClubList } from '@/components/clubs/club-list'
import { ClubClocks } from '@/components/clubs/club-clocks'
import { ClubOffers } from '@/components/clubs/club-offers'
import { FreePassBanner } from '@/components/sections/free-pass-banner'
import { QuietHead } from '@/components/sections/quiet-head'
import { ArrowLinks } from '@/components/ui/styled-link'
import { JsonLd } from '@/components/ui/json-ld'
import { clubs } from '@/content/clubs'
import { locations } from '@/content/pages/locations'
import { gymList } from '@/lib/seo/structured-data'
import { pageMetadata } from '@/lib/seo/metadata'
import styles from './page.module.css'

export const metadata = pageMetadata('/locations/list')

export default function LocationsPage() {
  const { heading, joining, country, elsewhere, offers } = locations
  return (
    <>
      <QuietHead heading={heading} lead={joining} tone="bone" />
      <section className={`bone ${styles.list}`}>
        <div className="wrapper">
          <div className={`row ${styles.country}`}>
            <h2 className="wide-title">{country}</h2>
            <CityChips />
          </div>
          <ClubList />
          <ClubClocks />
          <div className={styles.foot}>
            <ArrowLinks links={elsewhere} />
          </div>
        </div>
      </section>
      <section className="section section-below bone" id={offers.id}>
        <div className="wrapper">
          <ClubOffers />
        </div>
      </section>
      <FreePassBanner />
      <JsonLd things={[gymList(clubs)]} />
    </>
  )
}
