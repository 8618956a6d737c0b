import { Hero } from '@/components/home/hero'
import { Stats } from '@/components/sections/stats'
import { FullBleed } from '@/components/sections/full-bleed'
import { Feature } from '@/components/sections/feature'
import { FreePassBanner } from '@/components/sections/free-pass-banner'
import { ArrowLinks } from '@/components/ui/arrow-link'
import { JsonLd } from '@/components/ui/json-ld'
import { home } from '@/content/pages/home'
import { pageMetadata } from '@/lib/seo/metadata'
import { organization, webSite } from '@/lib/seo/organization'
import styles from './page.module.css'

export const metadata = pageMetadata('/')

export default function HomePage() {
  const { inOurClubs } = home
  return (
    <>
      <Hero {...home.hero} />
      <section className="section section-tight bone">
        <div className="wrapper">
          <Stats claims={home.claims} />
        </div>
      </section>
      <Feature {...home.weAre} />
      <FullBleed {...home.findYourFit} />
      <Feature {...home.youth} flip />
      <section className={`section section-tight ink deferred ${styles.clubs}`}>
        <div className={`wrapper columns ${styles.band}`}>
          <div>
            <h2 className="wide-title wide-title-large">{inOurClubs.heading}</h2>
            <p className={styles.text}>{inOurClubs.text}</p>
          </div>
          <ArrowLinks links={inOurClubs.links} />
        </div>
      </section>
      <FreePassBanner />
      <JsonLd things={[organization(), webSite()]} />
    </>
  )
}
