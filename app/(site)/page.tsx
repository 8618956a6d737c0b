import { FindYourFit } from '@/components/home/find-your-fit'
import { Hero } from '@/components/home/hero'
import { Stats } from '@/components/sections/stats'
import { Feature } from '@/components/sections/feature'
import { FreePassBanner } from '@/components/sections/free-pass-banner'
import { ClubTiles } from '@/components/clubs/club-tiles'
import { ClubClocks } from '@/components/clubs/club-clocks'
import { FittedHeadline } from '@/components/ui/fitted-headline'
import { JsonLd } from '@/components/ui/json-ld'
import { home } from '@/content/pages/home'
import { pageMetadata } from '@/lib/seo/metadata'
import { organization, webSite } from '@/lib/seo/structured-data'
import styles from './page.module.css'

export const metadata = pageMetadata('/')

export default function HomePage() {
  return (
    <>
      <Hero {...home.hero} />
      <section className="section section-tight bone">
        <div className="wrapper">
          <Stats claims={home.claims} />
        </div>
      </section>
      <Feature {...home.weAre} />
      <FindYourFit />
      <Feature {...home.youth} flip />
      <section className={`section ink ${styles.clubs}`}>
        <div className="wrapper">
          <FittedHeadline as="h2" lines={home.clubs.heading} className={styles.heading} />
        </div>
        <ClubTiles />
        <ClubClocks />
      </section>
      <FreePassBanner />
      <JsonLd things={[organization(), webSite()]} />
    </>
  )
}
