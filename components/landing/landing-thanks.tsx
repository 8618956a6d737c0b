import type { ComponentProps } from 'react'
import { ArrowLink } from '@/components/ui/styled-link'
import { ThankYou } from '@/components/sections/thank-you'
import type { Club } from '@/content/clubs'
import type { LabelledLink } from '@/content/types'
import { ClubContact } from './club-contact'
import { HomeLogo } from '@/components/ui/logo'
import styles from './landing-thanks.module.css'

interface Props extends ComponentProps<typeof ThankYou> {
  offer?: { heading: string; text: string; cta: LabelledLink }
  club: Club
}

/** The thank-you of a landing page: the ticket, further links, the club. */
export function LandingThanks({ offer, club, ...thanks }: Props) {
  return (
    <div className={`ink ${styles.page}`}>
      <div className="wrapper">
        <HomeLogo />
      </div>
      <ThankYou {...thanks} />
      <div className="wrapper columns halves">
        <ClubContact {...club} />
        {offer && (
          <section className="ruled">
            <h2 className="wide-title wide-title-small">{offer.heading}</h2>
            <p>{offer.text}</p>
            <ArrowLink {...offer.cta} />
          </section>
        )}
      </div>
    </div>
  )
}
