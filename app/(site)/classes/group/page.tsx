import { Categories } from '@/components/classes/categories'
import { Picture } from '@/components/media/picture'
import { Bouts } from '@/components/ui/bouts'
import { Fit } from '@/components/ui/fit'
import { FreePassTicket } from '@/components/ui/free-pass-ticket'
import { JsonLd } from '@/components/ui/json-ld'
import { PageHead } from '@/components/ui/page-head'
import { crumbs } from '@/content/navigation'
import { group } from '@/content/pages/group'
import { breadcrumbs } from '@/lib/seo/breadcrumbs'
import { pageMetadata } from '@/lib/seo/metadata'
import styles from './page.module.css'

export const metadata = pageMetadata({
  path: '/classes/group',
  title: group.title,
  description: group.description,
})

export default function GroupFitnessPage() {
  return (
    <>
      <PageHead
        picture={<Picture name="find-your-fit" sizes="100vw" alt="" priority />}
        lead={group.lead}
      >
        <Fit as="h1" lines={group.heading} />
      </PageHead>
      <section className={`bone ${styles.categories}`}>
        <div className="wrap">
          <h2 className={`wd ${styles.heading}`}>{group.categoriesHeading}</h2>
          <Categories items={group.categories} />
        </div>
      </section>
      <section className={`bone ${styles.top}`}>
        <div className="wrap">
          <h2 className={`wd ${styles.heading}`}>{group.topHeading}</h2>
          <Bouts items={group.top} />
        </div>
      </section>
      <FreePassTicket />
      <JsonLd things={[breadcrumbs(crumbs.classes, crumbs.group)]} />
    </>
  )
}
