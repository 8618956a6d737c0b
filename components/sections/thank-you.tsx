import type { ComponentProps } from 'react'
import { home } from '@/content/navigation'
import { tornStub } from '@/content/pages/thank-you'
import { ButtonLink } from '@/components/ui/button-link'
import { FittedHeadline } from '@/components/ui/fitted-headline'
import styles from './thank-you.module.css'
import { Ticket } from '@/components/ui/ticket'
import { VerticalText } from '@/components/ui/vertical-text'

/** The thanks after a form: a ticket whose stub is torn off. Specification 2.11. */
export function ThankYou({
  heading,
  text,
}: {
  heading: ComponentProps<typeof FittedHeadline>['lines']
  text: string
}) {
  return (
    <section className={`ink ${styles.page}`}>
      <div className="wrapper">
        <Ticket
          tone="bone"
          torn
          body={
            <div className={styles.words}>
              <FittedHeadline as="h1" lines={heading} />
              <p className="lead">{text}</p>
              <ButtonLink href={home.href} plain arrow className={styles.home}>
                {home.label}
              </ButtonLink>
            </div>
          }
          stub={
            <>
              <VerticalText>{tornStub.upright}</VerticalText>
              <p className="wide-title">{tornStub.words}</p>
            </>
          }
        />
      </div>
    </section>
  )
}
