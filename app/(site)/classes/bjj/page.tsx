import { Promotion } from '@/components/classes/belts'
import { ClassCards } from '@/components/classes/class-cards'
import { ArrowLink, ButtonLink } from '@/components/ui/styled-link'
import { CoachStandards } from '@/components/classes/coach-standards'
import { Faq } from '@/components/sections/faq'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { PassSection } from '@/components/sections/pass-strip'
import { PageHead } from '@/components/sections/page-head'
import { breadcrumbParents } from '@/content/navigation'
import { bjj } from '@/content/pages/bjj'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/classes/bjj')

export default function BrazilianJiuJitsuPage() {
  const { heading, text, types, cta } = bjj.classes
  return (
    <Breadcrumbs trail={[breadcrumbParents.classes, breadcrumbParents.jiuJitsu]}>
      <PageHead picture="class-bjj" heading={bjj.heading} lead={bjj.lead} />
      <CoachStandards />
      <section className="section bone">
        <div className="wrapper stack">
          <h2 className="tall-title">{heading}</h2>
          <p className="lead">{text}</p>
          <ClassCards cards={types} />
          <p>
            <ButtonLink {...cta} arrow />
          </p>
        </div>
      </section>
      <div className="section section-below bone">
        <div className="wrapper columns halves">
          {bjj.sections.map((section) => (
            <section key={section.heading} className="ruled">
              <h2 className="wide-title wide-title-large">{section.heading}</h2>
              <p>{section.text}</p>
              <ArrowLink {...section.cta} />
            </section>
          ))}
        </div>
      </div>
      <Promotion {...bjj.belts} />
      <Faq {...bjj.questions} />
      <PassSection what={bjj.toTry} />
    </Breadcrumbs>
  )
}
