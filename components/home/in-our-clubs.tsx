import { ArrowLinks } from '@/components/ui/arrow-link'
import { home } from '@/content/pages/home'
import styles from './in-our-clubs.module.css'

/** Links to the news and the events, which are not in the menu of a phone. */
export function InOurClubs() {
  const { heading, text, links } = home.inOurClubs
  return (
    <section className={`section section-tight ink deferred ${styles.clubs}`}>
      <div className={`wrapper ${styles.band}`}>
        <div>
          <h2 className="wide-title wide-title-large">{heading}</h2>
          <p className={styles.text}>{text}</p>
        </div>
        <ArrowLinks links={links} />
      </div>
    </section>
  )
}
