import type { Metadata } from 'next'
import { AskYourClub } from '@/components/clubs/ask-your-club'
import { ClubDial } from '@/components/clubs/club-dial'
import { TitledList } from '@/components/sections/titled-list'
import { Shell } from '@/components/shell/shell'
import { notFoundPage } from '@/content/pages/not-found'
import { documentTitle } from '@/lib/seo/metadata'
import { Document } from './document'
import styles from './global-not-found.module.css'
import { metadata as siteMetadata } from './layout'

export { viewport } from './layout'

const { title, number, sentence, question, ways, clubs } = notFoundPage
const [first, zero, last] = number

export const metadata: Metadata = {
  ...siteMetadata,
  title: documentTitle(title),
}

/** What stands where there is no page: the ways on. The zero is the ring of unknown hours. */
export default function GlobalNotFound() {
  return (
    <Document>
      <Shell>
        <section className="section section-tight ink">
          <div className="wrapper columns-desktop halves">
            <h1 className={styles.heading}>
              <span className={styles.number}>
                {first}
                <span className="visually-hidden">{zero}</span>
                <ClubDial club={{ hours: [] }} />
                {last}
              </span>{' '}
              <span className="wide-title wide-title-large">{sentence}</span>
            </h1>
            <div className="stack">
              <h2 className="wide-title">{question}</h2>
              <TitledList items={ways} columns={2} />
            </div>
          </div>
        </section>
        <AskYourClub heading={clubs} />
      </Shell>
    </Document>
  )
}
