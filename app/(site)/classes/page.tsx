import { Picture } from '@/components/media/picture'
import { Feature } from '@/components/sections/feature'
import { FreePassBanner } from '@/components/sections/free-pass-banner'
import { Steps } from '@/components/sections/steps'
import { TitledList } from '@/components/sections/titled-list'
import { PageHead } from '@/components/sections/page-head'
import { ArrowLink } from '@/components/ui/styled-link'
import { classesPage } from '@/content/pages/classes'
import { pageMetadata } from '@/lib/seo/metadata'
import styles from './page.module.css'

export const metadata = pageMetadata('/classes')

export default function ClassesPage() {
  const { features, group } = classesPage
  const [mma, jiuJitsu, youth] = features
  return (
    <>
      <PageHead heading={classesPage.heading} />
      <section className="section section-tight bone">
        <div className="wrapper">
          <TitledList items={classesPage.which} rows />
        </div>
      </section>
      <Feature {...mma} />
      <div className="ink">
        <Feature {...jiuJitsu} flip />
      </div>
      <Feature {...youth} />
      <section className={`columns ink ${styles.group}`}>
        <div className={`cut ${styles.picture}`}>
          <Picture name={group.picture} sizes="(min-width: 768px) 40vw, 100vw" alt="" />
        </div>
        <div className={styles.words}>
          <h2 className="tall-title">{group.heading}</h2>
          <p className="lead">{group.lead}</p>
          <ArrowLink {...group.cta} />
        </div>
      </section>
      <section className="section bone">
        <div className="wrapper stack">
          <h2 className="tall-title">{classesPage.firstVisit.heading}</h2>
          <Steps steps={classesPage.firstVisit.steps} told />
        </div>
      </section>
      <FreePassBanner />
    </>
  )
}
