import { AskYourClub } from '@/components/clubs/ask-your-club'
import { ClubDial } from '@/components/clubs/club-dial'
import { TitledList } from '@/components/sections/titled-list'
import { notFoundPage } from '@/content/pages/not-found'
import styles from './not-found-page.module.css'

const { number, sentence, question, ways, clubs } = notFoundPage
const [first, zero, last] = number

/** What stands where there is no page: the ways on. The zero is the ring of unknown hours. */
export const NotFoundPage = () => (
  <>
    <section className="section section-tight ink">
      <div className="wrapper columns-desktop">
        <h1 className={styles.heading}>
          <span className={styles.number}>
            {first}
            <span className="visually-hidden">{zero}</span>
            <ClubDial club={{ hours: [] }} />
            {last}
          </span>{' '}
          <span className="wide-title wide-title-large">{sentence}</span>
        </h1>
        <div>
          <h2 className={`wide-title ${styles.question}`}>{question}</h2>
          <TitledList items={ways} />
        </div>
      </div>
    </section>
    <AskYourClub heading={clubs} />
  </>
)
