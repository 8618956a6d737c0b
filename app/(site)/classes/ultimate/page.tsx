import { ClassCards } from '@/components/classes/class-cards'
import { ClassComparison } from '@/components/classes/class-facts'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { FreePassBanner } from '@/components/sections/free-pass-banner'
import { PageHead } from '@/components/sections/page-head'
import { breadcrumbParents } from '@/content/navigation'
import { ultimateClasses } from '@/content/pages/classes'
import { pageMetadata } from '@/lib/seo/metadata'

const { picture, heading, lead, cards } = ultimateClasses

export const metadata = pageMetadata('/classes/ultimate')

export default function UltimateClassesPage() {
  return (
    <Breadcrumbs trail={[breadcrumbParents.classes, breadcrumbParents.ultimate]}>
      <PageHead picture={picture} heading={heading} lead={lead} />
      <section className="section bone">
        <div className="wrapper">
          <ClassCards cards={cards} as="h2" />
          <ClassComparison />
        </div>
      </section>
      <FreePassBanner picture="class-hiit" />
    </Breadcrumbs>
  )
}
