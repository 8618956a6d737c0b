import { Picture } from '@/components/media/picture'
import { Stats } from '@/components/sections/stats'
import { NumberedList } from '@/components/sections/numbered-list'
import { ButtonLink } from '@/components/ui/button-link'
import { Faq } from '@/components/sections/faq'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { FittedHeadline } from '@/components/ui/fitted-headline'
import { FreePassBanner } from '@/components/sections/free-pass-banner'
import { JsonLd } from '@/components/ui/json-ld'
import { PageHead } from '@/components/sections/page-head'
import { Quote } from '@/components/sections/quote'
import { breadcrumbParents } from '@/content/navigation'
import { youth } from '@/content/pages/youth'
import { breadcrumbs } from '@/lib/seo/breadcrumbs'
import { pageMetadata } from '@/lib/seo/metadata'
import styles from './page.module.css'

const trail = [breadcrumbParents.classes, breadcrumbParents.youth]

export const metadata = pageMetadata('/classes/youth')

export default function YouthProgramPage() {
  return (
    <>
      <Breadcrumbs trail={trail} />
      <PageHead
        picture={<Picture name="class-youth" sizes="100vw" alt="" priority />}
        lead={youth.lead}
      >
        <FittedHeadline as="h1" lines={youth.heading} />
      </PageHead>
      <section className={`bone ${styles.program}`}>
        <div className="wrapper">
          <Stats claims={youth.claims} />
          <h2 className="visually-hidden">{youth.classesHeading}</h2>
          <NumberedList items={youth.classes} />
          <div className={styles.joining}>
            <p className="lead">{youth.permission}</p>
            <ButtonLink href={youth.cta.href} plain arrow>
              {youth.cta.label}
            </ButtonLink>
          </div>
        </div>
      </section>
      <section className="section ink">
        <div className="wrapper">
          <Quote {...youth.quote} />
        </div>
      </section>
      <Faq {...youth.questions} />
      <FreePassBanner />
      <JsonLd things={[breadcrumbs(...trail)]} />
    </>
  )
}
