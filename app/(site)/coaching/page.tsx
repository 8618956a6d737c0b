import { AskYourClub } from '@/components/clubs/ask-your-club'
import { Feature } from '@/components/sections/feature'
import { FreePassBanner } from '@/components/sections/free-pass-banner'
import { PageHead } from '@/components/sections/page-head'
import { Quotes } from '@/components/sections/quotes'
import { ArrowLinks } from '@/components/ui/arrow-link'
import { coaching } from '@/content/pages/coaching'
import { pageMetadata } from '@/lib/seo/metadata'
import styles from './page.module.css'

export const metadata = pageMetadata('/coaching')

export default function CoachingPage() {
  const { heading, lead, personal, program, directors, quotes, ask } = coaching
  return (
    <>
      <PageHead picture="coaching" heading={heading} lead={lead} />
      <Feature {...personal} />
      <section className="section ink">
        <div className="wrapper columns-desktop">
          <h2 className="tall-title">{program.heading}</h2>
          <div className="prose">
            {program.paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </div>
      </section>
      <section className="section bone">
        <div className="wrapper columns-desktop">
          <h2 className="tall-title">{directors.heading}</h2>
          <ul className={`columns ${styles.directors}`}>
            {directors.people.map(({ name, role, links }) => (
              <li key={name} className={`ink cut ${styles.director}`}>
                <h3 className="wide-title wide-title-large">{name}</h3>
                <p>{role}</p>
                <ArrowLinks links={links} />
              </li>
            ))}
          </ul>
        </div>
      </section>
      <Quotes {...quotes} />
      <AskYourClub {...ask} />
      <FreePassBanner picture="class-bjj" />
    </>
  )
}
