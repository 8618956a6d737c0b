import { AskYourClub } from '@/components/clubs/ask-your-club'
import { Picture } from '@/components/media/picture'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { FreePassBanner } from '@/components/sections/free-pass-banner'
import { TitledList } from '@/components/sections/titled-list'
import { QuietHead } from '@/components/sections/quiet-head'
import { breadcrumbParents } from '@/content/navigation'
import { group } from '@/content/pages/group'
import { pageMetadata } from '@/lib/seo/metadata'
import styles from './page.module.css'

export const metadata = pageMetadata('/classes/group')

const sizes = '(min-width: 768px) 31vw, 46vw'

export default function GroupFitnessPage() {
  return (
    <Breadcrumbs trail={[breadcrumbParents.classes, breadcrumbParents.group]}>
      <QuietHead heading={group.heading}>
        <p className="lead">{group.lead}</p>
      </QuietHead>
      <section className="section section-tight bone">
        <div className="wrapper">
          <h2 className={`wide-title ${styles.heading}`}>{group.categoriesHeading}</h2>
          <ul className={styles.kinds}>
            {group.categories.map(({ name, picture, text }) => (
              <li key={name}>
                <div className={`cut ${styles.picture}`}>
                  <Picture name={picture} sizes={sizes} alt="" />
                  <h3 className={`wide-title ${styles.name}`}>{name}</h3>
                </div>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="section section-below bone">
        <div className="wrapper">
          <h2 className={`wide-title ${styles.heading}`}>{group.topHeading}</h2>
          <TitledList items={group.top} />
        </div>
      </section>
      <AskYourClub {...group.ask} />
      <FreePassBanner picture="class-ufc-fit" />
    </Breadcrumbs>
  )
}
