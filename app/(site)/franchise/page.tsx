import { Form } from '@/components/forms/form'
import { FranchiseVideos } from '@/components/media/franchise-videos'
import { Stats } from '@/components/sections/stats'
import { ButtonLink } from '@/components/ui/button-link'
import { FittedHeadline } from '@/components/ui/fitted-headline'
import { ChevronDownIcon } from '@/components/ui/icons'
import { franchise } from '@/content/forms/franchise'
import { franchiseVideos } from '@/content/franchise-videos'
import { franchisePage } from '@/content/pages/franchise'
import { pageMetadata } from '@/lib/seo/metadata'
import { videoFromId } from '@/lib/news/video'
import styles from './page.module.css'

const { heading, jump, lead, formHeading, sizes } = franchisePage

export const metadata = pageMetadata('/franchise')

const videos = franchiseVideos.map(({ id, ...video }) => ({ ...video, ...videoFromId(id) }))

export default function FranchisePage() {
  const { id, fields, steps, privacy, submitLabel, draftOutlivesTab } = franchise
  return (
    <>
      <section className={`ink ${styles.head}`} data-thumb="off">
        <div className="wrapper">
          <FittedHeadline as="h1" lines={heading} />
          <div className={styles.watch}>
            <FranchiseVideos
              className={styles.videos}
              label={franchisePage.videos}
              videos={videos}
            />
            <p className={`lead ${styles.lead}`}>{lead}</p>
            <ButtonLink {...jump} plain className={styles.jump}>
              <ChevronDownIcon />
            </ButtonLink>
          </div>
        </div>
      </section>
      <section className="section bone" id={jump.href.slice(1)}>
        <div className={`wrapper ${styles.request}`}>
          <div className={styles.sizes}>
            <FittedHeadline as="h2" lines={formHeading} />
            <Stats claims={sizes} />
          </div>
          <Form
            id={id}
            fields={fields}
            steps={steps}
            privacy={privacy}
            submitLabel={submitLabel}
            draftOutlivesTab={draftOutlivesTab}
          />
        </div>
      </section>
    </>
  )
}
