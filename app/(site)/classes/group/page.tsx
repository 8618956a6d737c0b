import { Picture } from '@/components/media/picture'
import { NumberedList } from '@/components/sections/numbered-list'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { FreePassBanner } from '@/components/sections/free-pass-banner'
import { PageHead } from '@/components/sections/page-head'
import { breadcrumbParents } from '@/content/navigation'
import { group } from '@/content/pages/group'
import { pageMetadata } from '@/lib/seo/metadata'
import styles from './page.module.css'

export const metadata = pageMetadata('/classes/group')

const sizes = '(min-width: 1200px) 15vw, (min-width: 768px) 30vw, 50vw'

export default function GroupFitnessPage() {
  return (
    <>
      <Breadcrumbs trail={[breadcrumbParents.classes, breadcrumbParents.group]} />
      <PageHead picture="find-your-fit" heading={group.heading} lead={group.lead} />
      <section className={`bone ${styles.categories}`}>
        <div className="wrapper">
          <h2 className={`wide-title ${styles.heading}`}>{group.categoriesHeading}</h2>
          <div className={styles.container}>
            <ul className={styles.kinds}>
              {group.categories.map(({ name, picture }) => (
                <li key={name}>
                  <div className={`cut ratio-4-5 ${styles.picture}`}>
                    <Picture name={picture} sizes={sizes} alt="" />
                  </div>
                  <h3 className={`tall-title ${styles.name}`}>{name}</h3>
                </li>
              ))}
            </ul>
          </div>
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
