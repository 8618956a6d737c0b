import { Belt } from '@/components/classes/belts'
import { EffortDrawing } from '@/components/classes/effort'
import { GuestPassTicket } from '@/components/forms/guest-pass-ticket'
import { Stats } from '@/components/sections/stats'
import { Octagons, ToScale } from '@/components/sections/to-scale'
import { TitledList } from '@/components/sections/titled-list'
import { PageHead } from '@/components/sections/page-head'
import { Quotes } from '@/components/sections/quotes'
import { clubs } from '@/content/clubs'
import { about } from '@/content/pages/about'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/about')

/** What is said of the gym, drawn as on the pages that it leads to. */
const drawings = {
  belt: <Belt colour="purple" stripes={4} />,
  efforts: <EffortDrawing effort="stations" />,
  ages: <EffortDrawing effort="ages" />,
  clubs: <Octagons count={clubs.length} />,
}

export default function AboutPage() {
  const { heading, brand, sections, quotes, sizes, classWorkouts } = about
  return (
    <>
      <PageHead picture="about" heading={heading} />
      <section className="section section-tight bone">
        <div className="wrapper columns halves">
          <div className="ruled">
            <h2 className="tall-title">{brand.heading}</h2>
            <p className="lead">{brand.text}</p>
          </div>
          <Stats claims={brand.claims} />
        </div>
      </section>
      <section className="section section-tight section-below bone">
        <div className="wrapper">
          <TitledList
            items={sections.map((section) => ({ ...section, drawing: drawings[section.drawing] }))}
            columns={4}
          />
        </div>
      </section>
      <Quotes {...quotes} />
      <section className="section section-tight ink">
        <div className="wrapper columns-desktop halves">
          <div className="ruled">
            <h2 className="tall-title">{sizes.heading}</h2>
            <ToScale {...sizes} />
          </div>
          <div className="ruled">
            <h2 className="tall-title">{classWorkouts.heading}</h2>
            <Stats claims={classWorkouts.claims} />
            <p className="lead">{classWorkouts.text}</p>
          </div>
        </div>
      </section>
      <section className="section section-below ink">
        <div className="wrapper">
          <GuestPassTicket />
        </div>
      </section>
    </>
  )
}
