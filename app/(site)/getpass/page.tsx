import type { Metadata } from 'next'
import { Form } from '@/components/forms/form'
import { Picture } from '@/components/media/picture'
import { Fit } from '@/components/ui/fit'
import { Icon } from '@/components/ui/icon'
import { PassStub } from '@/components/ui/pass-stub'
import { Ticket } from '@/components/ui/ticket'
import { guestPass } from '@/content/forms/guest-pass'
import { getpass } from '@/content/pages/getpass'
import styles from './page.module.css'

export const metadata: Metadata = { title: getpass.title, description: getpass.description }

export default function GuestPassPage() {
  const { id, fields, submitLabel } = guestPass
  return (
    <section className={`ink ${styles.page}`} data-thumb="off">
      <div className="wrap">
        <Fit
          as="h1"
          lines={[
            { text: 'Change', cut: 'wide', small: 'tall' },
            { text: 'Happens here', cut: 'tall' },
          ]}
        />
        <div className={styles.columns}>
          <div className={styles.intro}>
            <p className="lead">{getpass.intro}</p>
            <div className={`cut ${styles.picture}`}>
              <Picture name="hero-portrait" sizes="31vw" alt="" />
            </div>
          </div>
          <Ticket
            tone="bone"
            body={
              <>
                <h2 className={`wd wd--3 ${styles.title}`}>{getpass.formTitle}</h2>
                <Form {...{ id, fields, submitLabel }}>
                  <Icon name="arrow-right" />
                </Form>
              </>
            }
            stub={<PassStub upright />}
          />
        </div>
      </div>
    </section>
  )
}
