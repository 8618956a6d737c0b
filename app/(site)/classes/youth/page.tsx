import { Picture } from '@/components/media/picture'
import { Bill } from '@/components/ui/bill'
import { Bouts } from '@/components/ui/bouts'
import { ButtonLink } from '@/components/ui/button-link'
import { Faq } from '@/components/ui/faq'
import { Fit } from '@/components/ui/fit'
import { FreePassTicket } from '@/components/ui/free-pass-ticket'
import { JsonLd } from '@/components/ui/json-ld'
import { PageHead } from '@/components/ui/page-head'
import { Quote } from '@/components/ui/quote'
import { crumbs } from '@/content/navigation'
import { youth } from '@/content/pages/youth'
import { breadcrumbs } from '@/lib/seo/breadcrumbs'
import { pageMetadata } from '@/lib/seo/metadata'
import styles from './page.module.css'

export const metadata = pageMetadata({
  path: '/classes/youth',
  title: youth.title,
  description: youth.description,
})

export default function YouthProgramPage() {
  return (
    <>
      <PageHead
        picture={<Picture name="class-youth" sizes="100vw" alt="" priority />}
        lead={youth.lead}
      >
        <Fit as="h1" lines={youth.heading} />
      </PageHead>
      <section className={`bone ${styles.program}`}>
        <div className="wrap">
          <Bill claims={youth.claims} />
          <h2 className="vh">{youth.classesHeading}</h2>
          <Bouts items={youth.classes} />
          <div className={styles.joining}>
            <p className="lead">{youth.permission}</p>
            <ButtonLink href={youth.call.href} kind="alt" arrow>
              {youth.call.label}
            </ButtonLink>
          </div>
        </div>
      </section>
      <section className="sec ink">
        <div className="wrap">
          <Quote {...youth.quote} />
        </div>
      </section>
      <Faq {...youth.questions} />
      <FreePassTicket />
      <JsonLd things={[breadcrumbs(crumbs.classes, crumbs.youth)]} />
    </>
  )
}
