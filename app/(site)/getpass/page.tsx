import { GuestPassTicket } from '@/components/forms/guest-pass-ticket'
import { Steps } from '@/components/sections/steps'
import { FittedHeadline } from '@/components/ui/fitted-headline'
import { freePass } from '@/content/free-pass'
import { getpass } from '@/content/pages/getpass'
import { pageMetadata } from '@/lib/seo/metadata'
import styles from './page.module.css'

export const metadata = pageMetadata('/getpass')

export default function GuestPassPage() {
  return (
    <section className={`ink ${styles.page}`} data-bottom-bar="off">
      <div className={`wrapper stack ${styles.columns}`}>
        <div className={`stack ${styles.head}`}>
          <FittedHeadline as="h1" lines={getpass.heading} />
          <div>
            <p className="lead">{getpass.intro}</p>
            <p className="micro">{getpass.validity}</p>
          </div>
          <Steps steps={freePass.steps} down />
        </div>
        <GuestPassTicket title={getpass.formTitle} />
      </div>
    </section>
  )
}
