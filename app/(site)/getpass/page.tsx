import { GuestPassTicket } from '@/components/forms/guest-pass-ticket'
import { Picture } from '@/components/media/picture'
import { FittedHeadline } from '@/components/ui/fitted-headline'
import { getpass } from '@/content/pages/getpass'
import { pageMetadata } from '@/lib/seo/metadata'
import styles from './page.module.css'

export const metadata = pageMetadata('/getpass')

export default function GuestPassPage() {
  return (
    <section className={`ink ${styles.page}`} data-thumb="off">
      <div className="wrapper">
        <FittedHeadline as="h1" lines={getpass.heading} />
        <div className={styles.columns}>
          <div className={styles.intro}>
            <p className="lead">{getpass.intro}</p>
            <div className={`cut ${styles.picture}`}>
              <Picture name="hero-portrait" sizes="31vw" alt="" />
            </div>
          </div>
          <GuestPassTicket title={getpass.formTitle} />
        </div>
      </div>
    </section>
  )
}
