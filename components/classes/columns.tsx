import { ArrowLink } from '@/components/ui/arrow-link'
import type { LabelledLink } from '@/content/types'
import styles from './columns.module.css'

/** Short sections side by side under rules, each with a link. */
export function Columns({
  sections,
}: {
  sections: readonly { heading: string; text: string; cta: LabelledLink }[]
}) {
  return (
    <div className={styles.columns}>
      {sections.map(({ heading, text, cta }) => (
        <section key={heading} className={styles.column}>
          <h2 className="wide-title wide-title-large">{heading}</h2>
          <p>{text}</p>
          <ArrowLink {...cta} />
        </section>
      ))}
    </div>
  )
}
