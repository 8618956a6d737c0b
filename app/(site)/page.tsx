import { Hero } from '@/components/home/hero'
import { InOurClubs } from '@/components/home/in-our-clubs'
import { Stats } from '@/components/sections/stats'
import { FullBleed } from '@/components/sections/full-bleed'
import { Feature } from '@/components/sections/feature'
import { FreePassBanner } from '@/components/sections/free-pass-banner'
import { JsonLd } from '@/components/ui/json-ld'
import { home } from '@/content/pages/home'
import { pageMetadata } from '@/lib/seo/metadata'
import { organization, webSite } from '@/lib/seo/organization'

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
      <FullBleed {...home.findYourFit} />
      <Feature {...home.youth} flip />
      <InOurClubs />
      <FreePassBanner />
      <JsonLd things={[organization(), webSite()]} />
    </>
  )
}
