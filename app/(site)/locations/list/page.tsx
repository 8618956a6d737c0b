import { ClubList } from '@/components/clubs/club-list'
import { FreePassBanner } from '@/components/sections/free-pass-banner'
import { ArrowLink } from '@/components/ui/arrow-link'
import { JsonLd } from '@/components/ui/json-ld'
import { PageHead } from '@/components/sections/page-head'
import { ThumbBar } from '@/components/shell/thumb-bar'
import { clubs } from '@/content/clubs'
import { ctas } from '@/content/navigation'
import { locations } from '@/content/pages/locations'
import { gymList } from '@/lib/seo/gym'
import { pageMetadata } from '@/lib/seo/metadata'
import styles from './page.module.css'

export const metadata = pageMetadata('/locations/list')

export default function LocationsPage() {
  const { heading, joining, country, international } = locations
  return (
    <>
      <PageHead heading={heading} lead={joining} />
      <section className={`section bone ${styles.list}`}>
        <div className="wrapper" id={locations.nearest.jump.href.slice(1)}>
          <div className={`row ${styles.country}`}>
            <h2 className="wide-title wide-title-large">{country}</h2>
            <ArrowLink {...international} />
          </div>
          <ClubList />
        </div>
      </section>
      <FreePassBanner picture="locations" />
      <ThumbBar label={heading} links={[locations.nearest.jump, ctas.pass]} />
      <JsonLd things={[gymList(clubs)]} />
    </>
  )
}
