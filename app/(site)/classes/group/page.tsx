import { Categories } from '@/components/classes/categories'
import { Picture } from '@/components/media/picture'
import { NumberedList } from '@/components/sections/numbered-list'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { FittedHeadline } from '@/components/ui/fitted-headline'
import { FreePassBanner } from '@/components/sections/free-pass-banner'
import { JsonLd } from '@/components/ui/json-ld'
import { PageHead } from '@/components/sections/page-head'
import { breadcrumbParents } from '@/content/navigation'
import { group } from '@/content/pages/group'
import { breadcrumbs } from '@/lib/seo/breadcrumbs'
import { pageMetadata } from '@/lib/seo/metadata'
import styles from './page.module.css'

const trail = [breadcrumbParents.classes, breadcrumbParents.group]

export const metadata = pageMetadata('/classes/group')

export default function GroupFitnessPage() {
  return (
    <>
      <Breadcrumbs trail={trail} />
      <PageHead
        picture={<Picture name="find-your-fit" sizes="100vw" alt="" priority />}
        lead={group.lead}
      >
        <FittedHeadline as="h1" lines={group.heading} />
      </PageHead>
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
      <JsonLd things={[breadcrumbs(...trail)]} />
    </>
  )
}
