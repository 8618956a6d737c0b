import { ArrowLink } from '@/components/ui/arrow-link'
import styles from './columns.module.css'

/** Short sections side by side under rules, each with the way on. */
export function Columns({
  sections,
}: {
  sections: readonly { heading: string; text: string; call: { label: string; href: string } }[]
}) {
  return (
    <div className={styles.columns}>
      {sections.map(({ heading, text, call }) => (
        <section key={heading} className={styles.column}>
          <h2 className="wide-title wide-title-large">{heading}</h2>
          <p>{text}</p>
          <ArrowLink href={call.href}>{call.label}</ArrowLink>
        </section>
      ))}
    </div>
  )
}
