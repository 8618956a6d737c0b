import { Categories } from '@/components/classes/categories'
import { NumberedList } from '@/components/sections/numbered-list'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { FreePassBanner } from '@/components/sections/free-pass-banner'
import { PageHead } from '@/components/sections/page-head'
import { breadcrumbParents } from '@/content/navigation'
import { group } from '@/content/pages/group'
import { pageMetadata } from '@/lib/seo/metadata'
import styles from './page.module.css'

export const metadata = pageMetadata('/classes/group')

export default function GroupFitnessPage() {
  return (
    <>
      <Breadcrumbs trail={[breadcrumbParents.classes, breadcrumbParents.group]} />
      <PageHead picture="find-your-fit" heading={group.heading} lead={group.lead} />
      <section className={`bone ${styles.categories}`}>
        <div className="wrapper">
          <h2 className={`wide-title ${styles.heading}`}>{group.categoriesHeading}</h2>
          <Categories items={group.categories} />
        </div>
      </section>
      <section className={`bone ${styles.top}`}>
        <div className="wrapper">
          <h2 className={`wide-title ${styles.heading}`}>{group.topHeading}</h2>
          <NumberedList items={group.top} />
        </div>
      </section>
      <FreePassBanner />
    </>
  )
}
