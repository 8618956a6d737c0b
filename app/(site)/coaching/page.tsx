import { CoachBelts } from '@/components/classes/belts'
import { ClassMinutes } from '@/components/classes/class-line'
import { AskYourClub } from '@/components/clubs/ask-your-club'
import { FreePassBanner } from '@/components/sections/free-pass-banner'
import { PageHead } from '@/components/sections/page-head'
import { Quotes } from '@/components/sections/quotes'
import { FittedHeadline } from '@/components/ui/fitted-headline'
import { ArrowLinks, ButtonLink } from '@/components/ui/styled-link'
import { classMinutes, rounds } from '@/content/class-length'
import { coaching } from '@/content/pages/coaching'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/coaching')

export default function CoachingPage() {
  const { heading, lead, personal, program, quotes, ask } = coaching
  const drawings = {
    rounds: <ClassMinutes effort="rounds" minutes={classMinutes} rounds={rounds} />,
    belts: <CoachBelts>{program.belts}</CoachBelts>,
  }
  return (
    <>
      <PageHead picture="coaching" heading={heading} lead={lead} />
      <section className="section section-tight bone">
        <div className="wrapper columns halves">
          <FittedHeadline as="h2" lines={personal.heading} />
          <div className="stack">
            <p className="lead">{personal.lead}</p>
            <p>
              <ButtonLink {...personal.cta} plain arrow />
            </p>
          </div>
        </div>
      </section>
      <section className="section ink">
        <div className="wrapper stack">
          <div className="columns-desktop">
            <h2 className="tall-title">{program.heading}</h2>
            <p className="lead">{program.lead}</p>
          </div>
          <h2 className="visually-hidden">{program.directors}</h2>
          <ul className="columns halves">
            {program.people.map(({ name, role, drawing, links }) => (
              <li key={name} className="cut tile">
                <h3 className="wide-title wide-title-large">{name}</h3>
                <p>{role}</p>
                {drawings[drawing]}
                <ArrowLinks links={links} />
              </li>
            ))}
          </ul>
        </div>
      </section>
      <Quotes {...quotes} />
      <AskYourClub {...ask} />
      <FreePassBanner />
    </>
  )
}
