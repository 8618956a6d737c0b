import type { ComponentProps } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { ThankYou } from '@/components/sections/thank-you'
import type { Club } from '@/content/clubs'
import type { LabelledLink } from '@/content/types'
import { ClubContact } from './club-contact'
import { HomeLogo } from '@/components/ui/logo'
import styles from './landing-thanks.module.css'

/** The thank-you of a landing page: the ticket, further links, the club. */
export function LandingThanks({
  heading,
  text,
  stub,
  links,
  offer,
  club,
}: ComponentProps<typeof ThankYou> & {
  offer?: { heading: string; text: string; cta: LabelledLink }
  club: Club
}) {
  return (
    <div className={`ink ${styles.page}`}>
      <div className="wrapper">
        <HomeLogo />
      </div>
      <ThankYou heading={heading} text={text} stub={stub} links={links} />
      <div className={`wrapper ${styles.more}`}>
        <ClubContact {...club} />
        {offer && (
          <section className={styles.offer}>
            <h2 className="wide-title">{offer.heading}</h2>
            <p>{offer.text}</p>
            <ButtonLink {...offer.cta} small arrow />
          </section>
        )}
      </div>
    </div>
  )
}
