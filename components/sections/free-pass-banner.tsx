import { freePass } from '@/content/free-pass'
import type { PictureName } from '@/content/types'
import { Picture } from '@/components/media/picture'
import { ButtonLink } from '@/components/ui/button-link'
import { FittedHeadline } from '@/components/ui/fitted-headline'
import { PassStub, Ticket } from '@/components/ui/ticket'
import styles from './free-pass-banner.module.css'
import { Steps } from './steps'

interface Props {
  /** What the page is about; without one, gloves. */
  picture?: PictureName | undefined
  /** Whom the pass is for, in place of what it is. */
  note?: string
}

/** The banner at the end of a page. Specification 2.3. */
export function FreePassBanner({ picture, note }: Props) {
  return (
    <section className={`${styles.banner} section ink`} data-paper="off">
      <div className="backdrop">
        {picture ? (
          <Picture name={picture} sizes="94vw" alt="" />
        ) : (
          <Picture name="free-pass-banner" phone="free-pass-banner-portrait" sizes="100vw" alt="" />
        )}
      </div>
      <div className="wrapper">
        <Ticket
          tone="accent"
          body={
            <div className={`columns-desktop ${styles.body}`}>
              <div>
                <FittedHeadline as="h2" lines={freePass.headline} />
                {note ? (
                  <p className={styles.note}>{note}</p>
                ) : (
                  <p className="lead">{freePass.lead}</p>
                )}
              </div>
              <Steps steps={freePass.steps} down />
              <ButtonLink {...freePass.cta} arrow className={styles.cta} />
            </div>
          }
          stub={<PassStub />}
        />
      </div>
    </section>
  )
}
