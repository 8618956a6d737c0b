import type { ComponentProps } from 'react'
import { ClubsInALine } from './club-line'

/** What to do on a page that cannot answer: the clubs, in one line. */
export const AskYourClub = (props: ComponentProps<typeof ClubsInALine>) => (
  <section className="section section-tight bone">
    <div className="wrapper">
      <ClubsInALine {...props} />
    </div>
  </section>
)
