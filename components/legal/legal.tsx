import type { LegalDocument } from '@/content/legal/types'
import { Icon } from '@/components/ui/icon'
import styles from './legal.module.css'
import { LegalBody } from './legal-body'
import { PageHead } from '@/components/sections/page-head'

/** A legal document: its name and date, a list of contents that stays in view, and its sections. */
export function Legal({ heading, note, sections }: LegalDocument) {
  return (
    <>
      <PageHead>
        <h1 className="tl tl--3">{heading}</h1>
        <p className={styles.note}>{note}</p>
      </PageHead>
      <div className="sec bone">
        <div className={`wrap ${styles.columns}`}>
          <nav className={styles.contents} aria-label="On this page">
            <details>
              <summary className="wd">
                On this page
                <Icon name="plus" />
              </summary>
              <ul>
                {sections.map((section) => (
                  <li key={section.id}>
                    <a href={`#${section.id}`}>{section.heading}</a>
                  </li>
                ))}
              </ul>
            </details>
          </nav>
          <div className={`prose ${styles.text}`}>
            {sections.map((section) => (
              <section key={section.id} id={section.id} data-ruled={section.ruled}>
                <h2>{section.heading}</h2>
                <LegalBody body={section.body} />
              </section>
            ))}
          </div>
        </div>
      </div>
    </>
  )
}
