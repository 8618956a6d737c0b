import { CityChips, ClubList } from '@/components/clubs/club-list'
import { ClubClocks } from '@/components/clubs/club-clocks'
import { ClubOffers } from '@/components/clubs/club-offers'
import { NearestFirst } from '@/components/clubs/nearest-first'
import { FreePassBanner } from '@/components/sections/free-pass-banner'
import { QuietHead } from '@/components/sections/quiet-head'
import { BottomBar } from '@/components/shell/bottom-bar'
import { ArrowLinks } from '@/components/ui/styled-link'
import { PinIcon } from '@/components/ui/icons'
import { JsonLd } from '@/components/ui/json-ld'
import { clubs } from '@/content/clubs'
import { ctas } from '@/content/navigation'
import { locations } from '@/content/pages/locations'
import { gymList } from '@/lib/seo/structured-data'
import { pageMetadata } from '@/lib/seo/metadata'
import styles from './page.module.css'

export const metadata = pageMetadata('/locations/list')

export default function LocationsPage() {
  const { heading, joining, country, elsewhere, nearest, offers } = locations
  const list = nearest.jump.href.slice(1)
  return (
    <>
      <QuietHead heading={heading} tone="bone">
        <NearestFirst copy={nearest} list={list} icon={<PinIcon />} />
      </QuietHead>
      <section className={`bone ${styles.list}`}>
        <div className="wrapper" id={list}>
          <div className={`row ${styles.country}`}>
            <h2 className="wide-title">{country}</h2>
            <CityChips />
          </div>
          <ClubList />
          <ClubClocks />
          <div className={`row ${styles.foot}`}>
            <p className="fact">{joining}</p>
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
      <BottomBar label={heading} links={[nearest.jump, ctas.pass]} />
      <JsonLd things={[gymList(clubs)]} />
    </>
  )
}
