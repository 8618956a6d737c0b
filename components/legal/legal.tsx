import type { LegalDocument } from '@/content/legal/types'
import { PlusIcon } from '@/components/ui/icons'
import styles from './legal.module.css'
import { LegalBody } from './legal-body'
import { PageHead } from '@/components/sections/page-head'

/** A legal document: name and date, a sticky table of contents, and the sections. */
export function Legal({ heading, note, sections }: LegalDocument) {
  const parts = Object.entries(sections)
  return (
    <>
      <PageHead>
        <h1 className="tall-title tall-title-large">{heading}</h1>
        <p className={styles.note}>{note}</p>
      </PageHead>
      <div className="section bone">
        <div className={`wrapper columns-desktop ${styles.columns}`}>
          <nav className={styles.contents} aria-label="On this page">
            <details>
              <summary className="wide-title">
                On this page
                <PlusIcon />
              </summary>
              <ul>
                {parts.map(([id, { heading }]) => (
                  <li key={id}>
                    <a href={`#${id}`}>{heading}</a>
                  </li>
                ))}
              </ul>
            </details>
          </nav>
          <div className={`prose ${styles.text}`}>
            {parts.map(([id, { heading, body, ruled }]) => (
              <section key={id} id={id} data-ruled={ruled}>
                <h2>{heading}</h2>
                <LegalBody body={body} />
              </section>
            ))}
          </div>
        </div>
      </div>
    </>
  )
}
