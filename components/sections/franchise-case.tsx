import { ClubsInALine } from '@/components/clubs/club-line'
import { classNames } from '@/components/ui/class-names'
import { ArrowLink } from '@/components/ui/styled-link'
import { franchisePage } from '@/content/pages/franchise'
import styles from './franchise-case.module.css'
import { RuledList } from './ruled-list'
import { ToScale } from './to-scale'

/** The sizes of a club, and what it takes. */
export function FranchiseSizes({ className }: { className: string | undefined }) {
  const { heading, note, scale, ...drawing } = franchisePage.sizes
  return (
    <section className={classNames('stack', styles.sizes, className)}>
      <h2 className="tall-title">{heading}</h2>
      <ToScale {...drawing} scale={`${scale} ${note}`} />
    </section>
  )
}

/** What stands in a club, and where clubs are. */
export function FranchiseCase() {
  const { inside, clubs } = franchisePage
  return (
    <div className="section section-below ink">
      <div className="wrapper stack">
        <section className="columns-desktop">
          <div>
            <h2 className="tall-title">{inside.heading}</h2>
            <p className={`lead ${styles.text}`}>{inside.text}</p>
            <ArrowLink {...inside.cta} />
          </div>
          <RuledList names={inside.amenities} />
        </section>
        <section className="ruled">
          <ClubsInALine {...clubs} />
        </section>
      </div>
    </div>
  )
}
