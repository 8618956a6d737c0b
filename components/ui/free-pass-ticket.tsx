import { freePass } from '@/content/free-pass'
import { Backdrop } from './backdrop'
import { ButtonLink } from './button-link'
import { Fit } from './fit'
import styles from './free-pass-ticket.module.css'
import { PassStub } from './pass-stub'
import { Ticket } from './ticket'

/** The banner that closes a page. Specification 2.3. */
export function FreePassTicket() {
  const [first, second] = freePass.headline
  return (
    <section className={`${styles.banner} sec ink`}>
      <Backdrop name="free-pass-banner" />
      <div className="wrap">
        <Ticket
          tone="red"
          body={
            <div className={styles.body}>
              <Fit
                as="h2"
                lines={[
                  { text: first, cut: 'wide' },
                  { text: second, cut: 'tall' },
                ]}
              />
              <p className="lead">{freePass.lead}</p>
              <ButtonLink href={freePass.call.href} arrow className={styles.call}>
                {freePass.call.label}
              </ButtonLink>
            </div>
          }
          stub={<PassStub />}
        />
      </div>
    </section>
  )
}
