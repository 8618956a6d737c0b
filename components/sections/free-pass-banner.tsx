import type { ComponentProps, ReactNode } from 'react'
import { freePass } from '@/content/free-pass'
import type { FittedLine, LabelledLink } from '@/content/types'
import { ButtonLink } from '@/components/ui/styled-link'
import { FittedHeadline } from '@/components/ui/fitted-headline'
import { PassStub, Ticket } from '@/components/ui/ticket'
import styles from './free-pass-banner.module.css'
import { Steps } from './steps'

interface Props {
  /** What the ticket is for, and its stub; without them, the free pass. */
  offer?: Offer
  stub?: ReactNode
}

type Offer = {
  headline: readonly FittedLine[]
  lead: string
  cta: LabelledLink
} & Pick<ComponentProps<typeof Steps>, 'steps'>

/** The banner at the end of a page. Specification 2.3. */
export function FreePassBanner({ offer = freePass, stub = <PassStub /> }: Props) {
  return (
    <section className="section section-tight ink" data-paper="off">
      <div className="wrapper">
        <Ticket
          tone="accent"
          body={
            <div className={`columns-desktop ${styles.body}`}>
              <div>
                <FittedHeadline as="h2" lines={offer.headline} />
                <p className="lead">{offer.lead}</p>
              </div>
              <Steps steps={offer.steps} down />
              <ButtonLink {...offer.cta} arrow className={styles.cta} />
            </div>
          }
          stub={stub}
        />
      </div>
    </section>
  )
}
