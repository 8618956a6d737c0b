import { ClassCards } from '@/components/classes/class-cards'
import { Columns } from '@/components/classes/columns'
import { Promotion } from '@/components/classes/promotion'
import { PurpleBand } from '@/components/classes/purple-band'
import { Picture } from '@/components/media/picture'
import { ButtonLink } from '@/components/ui/button-link'
import { Faq } from '@/components/sections/faq'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { FittedHeadline } from '@/components/ui/fitted-headline'
import { FreePassBanner } from '@/components/sections/free-pass-banner'
import { JsonLd } from '@/components/ui/json-ld'
import { PageHead } from '@/components/sections/page-head'
import { breadcrumbParents } from '@/content/navigation'
import { bjj } from '@/content/pages/bjj'
import { breadcrumbs } from '@/lib/seo/breadcrumbs'
import { pageMetadata } from '@/lib/seo/metadata'
import styles from './page.module.css'

const trail = [breadcrumbParents.classes, breadcrumbParents.jiuJitsu]

export const metadata = pageMetadata('/classes/bjj')

export default function BrazilianJiuJitsuPage() {
  const { heading, text, types, cta } = bjj.classes
  return (
    <>
      <Breadcrumbs trail={trail} />
      <PageHead
        picture={<Picture name="class-bjj" sizes="100vw" alt="" priority />}
        lead={bjj.lead}
      >
        <FittedHeadline as="h1" lines={bjj.heading} />
      </PageHead>
      <div className={`section bone wrapper ${styles.classes}`}>
        <section className={styles.types}>
          <h2 className="tall-title">{heading}</h2>
          <p className="lead">{text}</p>
          <ClassCards cards={types} as="h3" three />
          <ButtonLink href={cta.href} arrow>
            {cta.label}
          </ButtonLink>
        </section>
        <Columns sections={bjj.sections} />
      </div>
      <PurpleBand {...bjj.coaches} />
      <Promotion {...bjj.belts} />
      <Faq {...bjj.questions} />
      <FreePassBanner />
      <JsonLd things={[breadcrumbs(...trail)]} />
    </>
  )
}
