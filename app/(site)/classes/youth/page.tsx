import { Stats } from '@/components/sections/stats'
import { TitledList } from '@/components/sections/titled-list'
import { ArrowLink, ButtonLink } from '@/components/ui/styled-link'
import { Faq } from '@/components/sections/faq'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { FreePassBanner } from '@/components/sections/free-pass-banner'
import { PageHead } from '@/components/sections/page-head'
import { Quote } from '@/components/sections/quotes'
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
      <section className={`bone ${styles.program}`}>
        <div className="wrapper stack">
          <Stats claims={youth.claims} />
          <h2 className="visually-hidden">{youth.classesHeading}</h2>
          <TitledList items={youth.classes} />
          <div className={`row ${styles.joining}`}>
            <p className="lead">{youth.permission}</p>
            <ArrowLink {...offersLink} />
            <ButtonLink {...youth.cta} plain arrow />
          </div>
        </div>
      </section>
      <section className="section ink">
        <div className="wrapper">
          <Quote>{youth.quote}</Quote>
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
