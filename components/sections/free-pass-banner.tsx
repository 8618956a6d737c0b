import { freePass } from '@/content/free-pass'
import { Backdrop } from '@/components/media/backdrop'
import { Picture } from '@/components/media/picture'
import { ButtonLink } from '@/components/ui/button-link'
import { FittedHeadline } from '@/components/ui/fitted-headline'
import styles from './free-pass-banner.module.css'
import { PassStub, Ticket } from '@/components/ui/ticket'

/** The banner at the end of a page, optionally with a sentence on whom the pass is for. Specification 2.3. */
export function FreePassBanner({ note }: { note?: string }) {
  return (
    <section className={`${styles.banner} section ink deferred`} data-paper="off">
      <Backdrop>
        <Picture name="free-pass-banner" phone="free-pass-banner-portrait" sizes="100vw" alt="" />
      </Backdrop>
      <div className="wrapper">
        <Ticket
          tone="red"
          body={
            <div className={styles.body}>
              <FittedHeadline as="h2" lines={freePass.headline} />
              <p className="lead">{freePass.lead}</p>
              <ButtonLink {...freePass.cta} arrow className={styles.cta} />
              {note && <p>{note}</p>}
            </div>
          }
          stub={<PassStub />}
        />
      </div>
    </section>
  )
}
