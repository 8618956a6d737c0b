import type { ComponentProps, ReactNode } from 'react'
import { freePass } from '@/content/free-pass'
import type { FittedLine, LabelledLink, PictureName } from '@/content/types'
import { Backdrop } from '@/components/media/backdrop'
import { Picture } from '@/components/media/picture'
import { ButtonLink } from '@/components/ui/styled-link'
import { FittedHeadline } from '@/components/ui/fitted-headline'
import { PassStub, Ticket } from '@/components/ui/ticket'
import styles from './free-pass-banner.module.css'
import { Steps } from './steps'

interface Props {
  /** What the page is about; without one, gloves. */
  picture?: PictureName | undefined
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
export function FreePassBanner({ picture, offer = freePass, stub = <PassStub /> }: Props) {
  return (
    <section className={`${styles.banner} section ink`} data-paper="off">
      <Backdrop>
        {picture ? (
          <Picture name={picture} sizes="94vw" alt="" />
        ) : (
          <Picture name="free-pass-banner" phone="free-pass-banner-portrait" sizes="100vw" alt="" />
        )}
      </Backdrop>
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
