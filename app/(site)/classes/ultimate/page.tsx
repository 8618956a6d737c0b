import { factsInShort } from '@/components/classes/class-facts'
import { ClassScore, ScoreNote, ScoreRows } from '@/components/classes/class-score'
import { ultimateRows } from '@/components/classes/score-rows'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { PageHead } from '@/components/sections/page-head'
import { PassSection } from '@/components/sections/pass-strip'
import { breadcrumbParents } from '@/content/navigation'
import { ultimateClasses } from '@/content/pages/classes'
import { pageMetadata } from '@/lib/seo/metadata'

const { picture, heading, lead } = ultimateClasses

export const metadata = pageMetadata('/classes/ultimate')

export default function UltimateClassesPage() {
  const rows = ultimateRows.map((row) => ({
    ...row,
    href: undefined,
    facts: factsInShort(row.slug),
  }))
  return (
    <Breadcrumbs trail={[breadcrumbParents.classes, breadcrumbParents.ultimate]}>
      <PageHead picture={picture} heading={heading} lead={lead} />
      <section className="section section-tight ink">
        <div className="wrapper">
          <ClassScore>
            <ScoreRows rows={rows} as="h2" />
          </ClassScore>
          <ScoreNote />
        </div>
      </section>
      <PassSection />
    </Breadcrumbs>
  )
}
