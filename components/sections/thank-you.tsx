import type { ReactNode } from 'react'
import { freePass } from '@/content/free-pass'
import { home } from '@/content/navigation'
import { tornStub } from '@/content/pages/thank-you'
import type { FittedLine, LabelledLink } from '@/content/types'
import { Link } from '@/components/ui/link'
import { ArrowLinks, ButtonLink } from '@/components/ui/styled-link'
import { classNames } from '@/components/ui/class-names'
import { FittedHeadline } from '@/components/ui/fitted-headline'
import { titleLines } from '@/components/ui/fitted-line'
import { Ticket, VerticalText } from '@/components/ui/ticket'
import { Steps } from './steps'
import styles from './thank-you.module.css'

interface Props {
  heading: readonly FittedLine[]
  text: string
  /** The line on the stub. */
  stub: string
  /** Where to go from here: first a button, then links. */
  links: readonly [LabelledLink, ...LabelledLink[]]
  /** For a message that is no request for a pass: shown while the address names no club. */
  urgent?: string
  /** What follows for a guest pass: shown when the address names its club. */
  next?: { heading: string; points: readonly string[]; link: LabelledLink }
  children?: ReactNode
}

/** The thank-you after a form: a ticket with its stub torn off. Specification 2.11. */
export function ThankYou({ heading, text, stub, links, urgent, next, children }: Props) {
  const [first, ...others] = links
  return (
    <section className={`ink ${styles.page}`} data-bottom-bar="off">
      <div className="wrapper">
        <Ticket
          tone="bone"
          torn
          body={
            <div className={`stack ${styles.words}`}>
              <FittedHeadline as="h1" lines={heading} />
              <p className="lead">{text}</p>
              {children}
              {urgent && <p className={styles.urgent}>{urgent}</p>}
              {next && (
                <section className={styles.next}>
                  <h2 className="wide-title">{next.heading}</h2>
                  <Steps steps={freePass.steps} done={1} />
                  <ul>
                    {next.points.map((point) => (
                      <li key={point}>{point}</li>
                    ))}
                  </ul>
                  <Link {...next.link} />
                </section>
              )}
              <div className={classNames('row', next && styles.contacted)}>
                <ButtonLink {...first} plain arrow />
                <ArrowLinks links={[...others, home]} />
              </div>
            </div>
          }
          stub={
            <>
              <VerticalText>{tornStub.upright}</VerticalText>
              <div className={styles.stub}>
                <FittedHeadline as="p" lines={titleLines(stub)} />
              </div>
            </>
          }
        />
      </div>
    </section>
  )
}
