import type { ComponentProps } from 'react'
import { home } from '@/content/navigation'
import { tornStub } from '@/content/pages/thank-you'
import { ButtonLink } from './button-link'
import { Fit } from './fit'
import styles from './thank-you.module.css'
import { Ticket } from './ticket'
import { Upright } from './upright'

/** The thanks after a form: a ticket whose stub is torn off. Specification 2.11. */
export function ThankYou({
  heading,
  text,
}: {
  heading: ComponentProps<typeof Fit>['lines']
  text: string
}) {
  return (
    <section className={`ink ${styles.page}`}>
      <div className="wrap">
        <Ticket
          tone="bone"
          torn
          body={
            <div className={styles.words}>
              <Fit as="h1" lines={heading} />
              <p className="lead">{text}</p>
              <ButtonLink href={home.href} kind="alt" arrow className={styles.home}>
                {home.label}
              </ButtonLink>
            </div>
          }
          stub={
            <>
              <Upright>{tornStub.upright}</Upright>
              <p className="wd">{tornStub.words}</p>
            </>
          }
        />
      </div>
    </section>
  )
}
