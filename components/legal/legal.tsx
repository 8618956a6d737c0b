import type { LegalDocument } from '@/content/legal/types'
import { PlusIcon } from '@/components/ui/icons'
import styles from './legal.module.css'
import { LegalBody } from './legal-body'
import { QuietHead } from '@/components/sections/quiet-head'

/** A legal document: name and date, a sticky table of contents, and the sections. */
export function Legal({ heading, note, sections }: LegalDocument) {
  const parts = Object.entries(sections)
  return (
    <>
      <QuietHead heading={heading}>
        <p className="fact">{note}</p>
      </QuietHead>
      <div className="section section-tight bone">
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
