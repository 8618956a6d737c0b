import { ClassScore, ScoreNote, ScoreRows } from '@/components/classes/class-score'
import { EffortDrawing } from '@/components/classes/effort'
import { ArrowLink } from '@/components/ui/styled-link'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { PassSection } from '@/components/sections/pass-strip'
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
      <section className="section section-tight ink">
        <div className="wrapper">
          <h2 className="visually-hidden">{group.categoriesHeading}</h2>
          <ClassScore>
            <ScoreRows rows={group.categories} as="h3" accent />
          </ClassScore>
          <ScoreNote />
        </div>
      </section>
      <section className="section section-tight bone">
        <div className="wrapper stack">
          <h2 className="wide-title wide-title-large">{group.topHeading}</h2>
          <TitledList
            items={group.top.map(({ effort, ...item }) => ({
              ...item,
              drawing: <EffortDrawing effort={effort} />,
            }))}
          />
          <div className="row">
            <p className="lead">{group.ask.text}</p>
            <ArrowLink {...group.ask.cta} />
          </div>
        </div>
      </section>
      <PassSection what={group.toTry} />
    </Breadcrumbs>
  )
}
