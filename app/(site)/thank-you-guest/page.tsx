import type { Metadata } from 'next'
import { ButtonLink } from '@/components/ui/button-link'
import { Fit } from '@/components/ui/fit'
import { PassStub } from '@/components/ui/pass-stub'
import { Ticket } from '@/components/ui/ticket'
import { thankYouGuest } from '@/content/pages/getpass'
import styles from './page.module.css'

export const metadata: Metadata = {
  title: thankYouGuest.title,
  robots: { index: false },
}

export default function ThankYouGuestPage() {
  const { text, home } = thankYouGuest
  return (
    <section className={`ink ${styles.page}`}>
      <div className="wrap">
        <Ticket
          tone="bone"
          torn
          body={
            <div className={styles.words}>
              <Fit as="h1" lines={[{ text: 'Thank you', cut: 'tall' }]} />
              <p className="lead">{text}</p>
              <ButtonLink href={home.href} kind="alt" arrow>
                {home.label}
              </ButtonLink>
            </div>
          }
          stub={<PassStub />}
        />
      </div>
    </section>
  )
}
