import { Belt, Promotion } from '@/components/classes/belts'
import { ClassCards } from '@/components/classes/class-cards'
import { ArrowLink, ButtonLink } from '@/components/ui/styled-link'
import { FittedHeadline } from '@/components/ui/fitted-headline'
import { Faq } from '@/components/sections/faq'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { FreePassBanner } from '@/components/sections/free-pass-banner'
import { PageHead } from '@/components/sections/page-head'
import { breadcrumbParents } from '@/content/navigation'
import { bjj } from '@/content/pages/bjj'
import { pageMetadata } from '@/lib/seo/metadata'
import styles from './page.module.css'

export const metadata = pageMetadata('/classes/bjj')

export default function BrazilianJiuJitsuPage() {
  const { coaches } = bjj
  const { heading, text, types, cta } = bjj.classes
  return (
    <Breadcrumbs trail={[breadcrumbParents.classes, breadcrumbParents.jiuJitsu]}>
      <PageHead picture="class-bjj" heading={bjj.heading} lead={bjj.lead} />
      <div className={`section bone wrapper ${styles.classes}`}>
        <section className={styles.types}>
          <h2 className="tall-title">{heading}</h2>
          <p className="lead">{text}</p>
          <ClassCards cards={types} as="h3" three />
          <ButtonLink {...cta} arrow />
        </section>
        <div className={`columns ${styles.columns}`}>
          {bjj.sections.map((section) => (
            <section key={section.heading} className={`ruled ${styles.column}`}>
              <h2 className="wide-title wide-title-large">{section.heading}</h2>
              <p>{section.text}</p>
              <ArrowLink {...section.cta} />
            </section>
          ))}
        </div>
      </div>
      <Faq {...bjj.questions} />
      <section className={`ink ${styles.coaches}`}>
        <div className="wrapper">
          <h2 className={`wide-title wide-title-large ${styles.standards}`}>{coaches.heading}</h2>
          <FittedHeadline as="p" lines={coaches.claim} />
        </div>
        <Belt colour="purple" stripes={4} className={styles.belt} />
        <div className="wrapper">
          <p className="lead">{coaches.text}</p>
        </div>
      </section>
      <Promotion {...bjj.belts} />
      <FreePassBanner picture="news" />
    </Breadcrumbs>
  )
}
