import { ClassKinds } from '@/components/classes/class-kinds'
import { AskYourClub } from '@/components/clubs/ask-your-club'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { FreePassBanner } from '@/components/sections/free-pass-banner'
import { TitledList } from '@/components/sections/titled-list'
import { QuietHead } from '@/components/sections/quiet-head'
import { breadcrumbParents } from '@/content/navigation'
import { group } from '@/content/pages/group'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/classes/group')

export default function GroupFitnessPage() {
  return (
    <Breadcrumbs trail={[breadcrumbParents.classes, breadcrumbParents.group]}>
      <QuietHead heading={group.heading} lead={group.lead} />
      <ClassKinds />
      <section className="section section-below bone">
        <div className="wrapper stack">
          <h2 className="wide-title">{group.topHeading}</h2>
          <TitledList items={group.top} />
        </div>
      </section>
      <AskYourClub {...group.ask} />
      <FreePassBanner picture="class-dance" />
    </Breadcrumbs>
  )
}
