import { Directors } from '@/components/sections/directors'
import { Feature } from '@/components/sections/feature'
import { FreePassBanner } from '@/components/sections/free-pass-banner'
import { PageHead } from '@/components/sections/page-head'
import { Quotes } from '@/components/sections/quotes'
import { Prose } from '@/components/ui/prose'
import { coaching } from '@/content/pages/coaching'
import { pageMetadata } from '@/lib/seo/metadata'
import styles from './page.module.css'

export const metadata = pageMetadata('/coaching')

export default function CoachingPage() {
  const { heading, lead, personal, program, directors, quotes } = coaching
  return (
    <>
      <PageHead picture="coaching" heading={heading} lead={lead} />
      <Feature {...personal} />
      <section className="section ink">
        <div className={`wrapper ${styles.columns}`}>
          <h2 className="tall-title">{program.heading}</h2>
          <Prose>
            {program.paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Prose>
        </div>
      </section>
      <section className="section bone">
        <div className={`wrapper ${styles.columns}`}>
          <h2 className="tall-title">{directors.heading}</h2>
          <Directors people={directors.people} />
        </div>
      </section>
      <Quotes {...quotes} />
      <FreePassBanner />
    </>
  )
}
