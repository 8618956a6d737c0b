import { home } from '@/content/navigation'
import { tornStub } from '@/content/pages/thank-you'
import type { FittedLine, LabelledLink } from '@/content/types'
import { ArrowLinks } from '@/components/ui/arrow-link'
import { ButtonLink } from '@/components/ui/button-link'
import { FittedHeadline } from '@/components/ui/fitted-headline'
import { Link } from '@/components/ui/link'
import styles from './thank-you.module.css'
import { Ticket, VerticalText } from '@/components/ui/ticket'

interface Props {
  heading: readonly FittedLine[]
  text: string
  /** The line on the stub. */
  stub: string
  /** Where to go from here. */
  links: readonly LabelledLink[]
  /** What to know before the visit. */
  next?: { heading: string; points: readonly string[]; link: LabelledLink }
}

/** The thank-you after a form: a ticket with its stub torn off. Specification 2.11. */
export function ThankYou({ heading, text, stub, links, next }: Props) {
  return (
    <section className={`ink ${styles.page}`} data-thumb="off">
      <div className="wrapper">
        <Ticket
          tone="bone"
          torn
          body={
            <div className={styles.words}>
              <FittedHeadline as="h1" lines={heading} />
              <p className="lead">{text}</p>
              {next && (
                <section className={styles.next}>
                  <h2 className="wide-title">{next.heading}</h2>
                  <ul>
                    {next.points.map((point) => (
                      <li key={point}>{point}</li>
                    ))}
                  </ul>
                  <Link {...next.link} />
                </section>
              )}
              <ArrowLinks links={links} />
              <ButtonLink {...home} plain arrow className={styles.home} />
            </div>
          }
          stub={
            <>
              <VerticalText>{tornStub.upright}</VerticalText>
              <p className="wide-title">{stub}</p>
            </>
          }
        />
      </div>
    </section>
  )
}
