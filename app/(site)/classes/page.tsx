import { ClassScore, ScoreHead, ScoreNote, ScoreRows } from '@/components/classes/class-score'
import { groupRows, ultimateRows } from '@/components/classes/score-rows'
import { WhichClass } from '@/components/classes/which-class'
import { FreePassBanner } from '@/components/sections/free-pass-banner'
import { TitledList } from '@/components/sections/titled-list'
import { PageHead } from '@/components/sections/page-head'
import { classesPage } from '@/content/pages/classes'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/classes')

export default function ClassesPage() {
  const { features, group } = classesPage
  const [mma, jiuJitsu, youth] = features
  const onTheMat = ultimateRows.filter(({ href }) => href === jiuJitsu.href)
  return (
    <>
      <PageHead picture="gallery-boxing-conditioning-3" heading={classesPage.heading} />
      <section className="section section-tight bone">
        <div className="wrapper">
          <WhichClass />
        </div>
      </section>
      <div className="section section-tight ink">
        <div className="wrapper">
          <ClassScore>
            <ScoreHead as="h2" {...mma} />
            <ScoreRows rows={ultimateRows.filter((row) => !onTheMat.includes(row))} />
            <ScoreHead as="h2" {...jiuJitsu} />
            <ScoreRows rows={onTheMat} />
            <ScoreHead as="h2" {...group} />
            <ScoreRows rows={groupRows} accent />
          </ClassScore>
          <ScoreNote />
          <ScoreHead as="h2" {...youth} />
        </div>
      </div>
      <section className="section section-tight bone">
        <div className="wrapper stack">
          <h2 className="wide-title wide-title-large">{classesPage.firstVisit.heading}</h2>
          <TitledList items={classesPage.firstVisit.steps} columns={4} />
        </div>
      </section>
      <FreePassBanner />
    </>
  )
}
