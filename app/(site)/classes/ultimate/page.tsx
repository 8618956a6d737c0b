import { ClassCards } from '@/components/classes/class-cards'
import { Picture } from '@/components/media/picture'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { FittedHeadline } from '@/components/ui/fitted-headline'
import { FreePassBanner } from '@/components/sections/free-pass-banner'
import { JsonLd } from '@/components/ui/json-ld'
import { PageHead } from '@/components/sections/page-head'
import { breadcrumbParents } from '@/content/navigation'
import { ultimateClasses } from '@/content/pages/classes'
import { breadcrumbs } from '@/lib/seo/breadcrumbs'
import { pageMetadata } from '@/lib/seo/metadata'

const { picture, heading, lead, cards } = ultimateClasses

const trail = [breadcrumbParents.classes, breadcrumbParents.ultimate]

export const metadata = pageMetadata('/classes/ultimate')

export default function UltimateClassesPage() {
  return (
    <>
      <Breadcrumbs trail={trail} />
      <PageHead picture={<Picture name={picture} sizes="100vw" alt="" priority />} lead={lead}>
        <FittedHeadline as="h1" lines={heading} />
      </PageHead>
      <section className="section bone">
        <div className="wrapper">
          <ClassCards cards={cards} as="h2" />
        </div>
      </section>
      <FreePassBanner />
      <JsonLd things={[breadcrumbs(...trail)]} />
    </>
  )
}
