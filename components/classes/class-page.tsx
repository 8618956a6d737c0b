import { Stats } from '@/components/sections/stats'
import { PageHead } from '@/components/sections/page-head'
import { Share } from '@/components/share/share'
import type { GymClass } from '@/content/classes'
import { classDetail } from '@/content/pages/class-detail'
import { ClassCards } from './class-cards'
import { ClassFacts } from './class-facts'
import { ClassGallery } from './class-gallery'
import { ClassOverview } from './class-overview'
import styles from './class-page.module.css'

/** The rounds of a class as a row of octagons; the last one is red. */
function Rounds({ count, label }: { count: number; label: string }) {
  return (
    <ol className={styles.rounds} aria-label={label} style={{ '--count': count }}>
      {Array.from({ length: count }, (_, index) => (
        <li key={index} className="octagon">
          {index + 1}
        </li>
      ))}
    </ol>
  )
}

/** The page of a class. Specification 2.5. */
export function ClassPage({ shown, url }: { shown: GymClass; url: string }) {
  const { name, heading, picture, minutes, rounds } = shown
  const { keyDetails, more } = classDetail
  const duration = { figure: String(minutes), words: keyDetails.minutes }
  return (
    <>
      <PageHead picture={picture} heading={heading} />
      <div className={`ink ${styles.card}`}>
        <div className="wrapper">
          {rounds && <Rounds count={rounds.count} label={rounds.label} />}
          <Stats claims={rounds ? [duration, rounds] : [duration]} />
        </div>
      </div>
      <div className="section bone">
        <div className={`wrapper ${styles.columns}`}>
          <ClassOverview {...shown}>
            <Share url={url} title={name} />
          </ClassOverview>
          <ClassFacts {...shown} />
        </div>
      </div>
      <ClassGallery pictures={shown.gallery} />
      <section className="section bone">
        <div className="wrapper">
          <h2 className={`tall-title ${styles.more}`}>{more.heading}</h2>
          <ClassCards cards={more.cards} as="h3" three />
        </div>
      </section>
    </>
  )
}
