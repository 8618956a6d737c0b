import { Picture } from '@/components/media/picture'
import { PageHead } from '@/components/sections/page-head'
import { Share } from '@/components/share/share'
import type { GymClass } from '@/content/classes'
import { classDetail } from '@/content/pages/class-detail'
import { ClassCards } from './class-cards'
import { ClassFacts } from './class-facts'
import { ClassMinutes } from './class-line'
import styles from './class-page.module.css'

const { more } = classDetail

/** One large picture of the gallery, and two stacked beside it. */
const shapes = [`cut ${styles.large}`, 'cut-twice ratio-3-2', 'cut ratio-3-2']

/** The page of a class. Specification 2.5. */
export function ClassPage({ shown, url }: { shown: GymClass; url: string }) {
  const { slug, name, heading, picture, overview, access, gallery } = shown
  return (
    <>
      <PageHead picture={picture} heading={heading} />
      <div className={`ink ${styles.card}`}>
        <div className="wrapper">
          <ClassMinutes {...shown} />
        </div>
      </div>
      <div className="section bone">
        <div className={`wrapper columns ${styles.columns}`}>
          <div className="stack">
            <div className="prose">
              <h2>{classDetail.overview}</h2>
              <p className="lead">{overview.lead}</p>
              <p>{overview.text}</p>
            </div>
            <div>
              <h2 className="wide-title wide-title-small">{classDetail.access}</h2>
              <ul className={styles.tiers}>
                {access.map((tier) => (
                  <li key={tier}>{tier}</li>
                ))}
              </ul>
            </div>
            <Share url={url} title={name} />
          </div>
          <ClassFacts {...shown} />
        </div>
      </div>
      <section className="bone">
        <div className="wrapper">
          <h2 className="visually-hidden">{classDetail.gallery}</h2>
          <ul className={styles.gallery}>
            {gallery.map((picture, index) => (
              <li key={picture} className={shapes[index]}>
                <Picture name={picture} sizes={index ? '38vw' : '54vw'} />
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="section bone">
        <div className="wrapper stack">
          <h2 className="tall-title">{more.heading}</h2>
          <ClassCards cards={more.cards.map((one) => (one.slug === slug ? more.other : one))} />
        </div>
      </section>
    </>
  )
}
