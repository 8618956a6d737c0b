import { PlusIcon } from '@/components/ui/icons'
import styles from './legal.module.css'
import { QuietHead } from './quiet-head'
import type { LegalText } from '@/lib/legal'

interface Props extends LegalText {
  heading: string
  note: string
}

/** A legal document: name and date, a sticky table of contents, and the sections. */
export function Legal({ heading, note, facts, sections }: Props) {
  return (
    <>
      <QuietHead heading={heading}>
        <p className="fact">
          {note} {facts.modified}
        </p>
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
                {sections.map(({ id, heading }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{heading}</a>
                  </li>
                ))}
              </ul>
            </details>
          </nav>
          <div className={`prose ${styles.text}`}>
            {sections.map(({ id, heading, html }) => (
              <section key={id} id={id} data-ruled={facts.ruled === id || undefined}>
                <h2>{heading}</h2>
                <div className={styles.body} dangerouslySetInnerHTML={{ __html: html }} />
              </section>
            ))}
          </div>
        </div>
      </div>
    </>
  )
}
