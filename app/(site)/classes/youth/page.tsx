import { EffortDrawing } from '@/components/classes/effort'
import { Stats } from '@/components/sections/stats'
import { TitledList } from '@/components/sections/titled-list'
import { ArrowLink, ButtonLink } from '@/components/ui/styled-link'
import { Faq } from '@/components/sections/faq'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { FreePassBanner } from '@/components/sections/free-pass-banner'
import { PageHead } from '@/components/sections/page-head'
import { freePass } from '@/content/free-pass'
import { breadcrumbParents, offersLink } from '@/content/navigation'
import { youth } from '@/content/pages/youth'
import { pageMetadata } from '@/lib/seo/metadata'
import styles from './page.module.css'

export const metadata = pageMetadata('/classes/youth')

export default function YouthProgramPage() {
  return (
    <Breadcrumbs trail={[breadcrumbParents.classes, breadcrumbParents.youth]}>
      <PageHead picture="class-youth" heading={youth.heading} lead={youth.lead} />
      <section className="section section-tight bone">
        <div className="wrapper stack">
          <div className={styles.ages}>
            <Stats claims={[youth.claim]} />
            <div aria-hidden="true">
              <EffortDrawing effort="ages" />
              <p className={`tall-title ${styles.numbers}`}>
                {youth.ages.map((age) => (
                  <span key={age}>{age}</span>
                ))}
              </p>
            </div>
          </div>
          <h2 className="wide-title wide-title-large">{youth.classesHeading}</h2>
          <TitledList items={youth.classes} />
          <div className="ruled">
            <div className="row">
              <p className="lead">{youth.permission}</p>
              <ArrowLink {...offersLink} />
              <ButtonLink {...youth.cta} plain arrow />
            </div>
          </div>
        </div>
      </section>
      <section className="section section-tight ink">
        <div className="wrapper">
          <blockquote className={`tall-title ${styles.quote}`}>{youth.quote}</blockquote>
        </div>
      </section>
      <Faq {...youth.questions} />
      <FreePassBanner
        offer={youth.first}
        stub={
          <>
            <h3 className="wide-title">{youth.adults.heading}</h3>
            <p>{youth.adults.text}</p>
            <ArrowLink {...freePass.cta} />
          </>
        }
      />
    </Breadcrumbs>
  )
}
