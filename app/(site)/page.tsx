import { Hero } from '@/components/home/hero'
import { Bill } from '@/components/ui/bill'
import { Bleed } from '@/components/ui/bleed'
import { Feature } from '@/components/ui/feature'
import { FreePassTicket } from '@/components/ui/free-pass-ticket'
import { JsonLd } from '@/components/ui/json-ld'
import { home } from '@/content/pages/home'
import { pageMetadata } from '@/lib/seo/metadata'
import { organization, webSite } from '@/lib/seo/organization'

export const metadata = pageMetadata({
  path: '/',
  title: home.title,
  description: home.description,
})

export default function HomePage() {
  return (
    <>
      <Hero {...home.hero} />
      <section className="sec sec--tight bone">
        <div className="wrap">
          <Bill claims={home.claims} />
        </div>
      </section>
      <Feature {...home.weAre} />
      <Bleed {...home.findYourFit} />
      <Feature {...home.youth} flip />
      <FreePassTicket />
      <JsonLd things={[organization(), webSite()]} />
    </>
  )
}
