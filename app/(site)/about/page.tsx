import { Belt } from '@/components/classes/belts'
import { EffortDrawing } from '@/components/classes/effort'
import { GuestPassTicket } from '@/components/forms/guest-pass-ticket'
import { Stats } from '@/components/sections/stats'
import { ToScale } from '@/components/sections/to-scale'
import { TitledList } from '@/components/sections/titled-list'
import { PageHead } from '@/components/sections/page-head'
import { Quotes } from '@/components/sections/quotes'
import { ArrowLinks } from '@/components/ui/styled-link'
import { about } from '@/content/pages/about'
import { pageMetadata } from '@/lib/seo/metadata'
import styles from './page.module.css'

export const metadata = pageMetadata('/about')

const efforts = ['rounds', 'grips', 'sets', 'bursts'] as const

/** What is said of the gym, drawn as on the pages that it leads to. */
const drawings = {
  belt: <Belt colour="purple" stripes={4} />,
  efforts: (
    <div className={styles.efforts}>
      {efforts.map((effort) => (
        <EffortDrawing key={effort} effort={effort} />
      ))}
    </div>
  ),
}

export default function AboutPage() {
  const { heading, sections, quotes, leaders, sizes, classWorkouts } = about
  return (
    <>
      <PageHead picture="about" heading={heading} />
      <section className="section bone">
        <div className={`wrapper ${styles.license}`}>
          <TitledList
            items={sections.map((section) => ({
              ...section,
              drawing: 'drawing' in section && drawings[section.drawing],
            }))}
            rows
          />
        </div>
      </section>
      <Quotes {...quotes}>
        <div className="row">
          <p>{leaders.text}</p>
          <ArrowLinks links={leaders.links} />
        </div>
      </Quotes>
      <section className="section ink">
        <div className="wrapper">
          <div className={`columns-desktop ${styles.sizes}`}>
            <h2 className="tall-title">{sizes.heading}</h2>
            <ToScale {...sizes} />
            <div className="stack">
              <h2 className="tall-title">{classWorkouts.heading}</h2>
              <p className="lead">{classWorkouts.text}</p>
              <Stats claims={classWorkouts.claims} />
            </div>
          </div>
          <div className={styles.ticket}>
            <GuestPassTicket />
          </div>
        </div>
      </section>
    </>
  )
}
