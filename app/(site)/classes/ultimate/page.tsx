import { toBring } from '@/components/classes/class-facts'
import { ClassScore, ScoreNote, ScoreRows } from '@/components/classes/class-score'
import { ultimateRows } from '@/components/classes/score-rows'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { PageHead } from '@/components/sections/page-head'
import { PassSection } from '@/components/sections/pass-strip'
import { ArrowLink } from '@/components/ui/styled-link'
import { breadcrumbParents } from '@/content/navigation'
import { classDetail } from '@/content/pages/class-detail'
import { ultimateClasses } from '@/content/pages/classes'
import { pageMetadata } from '@/lib/seo/metadata'
import styles from './page.module.css'

const { picture, heading, lead, toTry } = ultimateClasses

export const metadata = pageMetadata('/classes/ultimate')

export default function UltimateClassesPage() {
  const rows = ultimateRows.map(({ cta, ...row }) => ({
    ...row,
    href: undefined,
    more: (
      <>
        <p className={`fact ${styles.bring}`}>
          <span className="micro">{classDetail.whatToBring}</span> {toBring(row.slug)}
        </p>
        <ArrowLink {...cta}>
          <span className="visually-hidden"> – {row.name}</span>
        </ArrowLink>
      </>
    ),
  }))
  return (
    <Breadcrumbs trail={[breadcrumbParents.classes, breadcrumbParents.ultimate]}>
      <PageHead picture={picture} heading={heading} lead={lead} />
      <section className="section section-tight ink">
        <div className="wrapper">
          <ClassScore className={styles.score}>
            <ScoreRows rows={rows} as="h2" />
          </ClassScore>
          <ScoreNote />
        </div>
      </section>
      <PassSection what={toTry} />
    </Breadcrumbs>
  )
}
