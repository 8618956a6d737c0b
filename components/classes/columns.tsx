import Link from 'next/link'
import { Icon } from '@/components/ui/icon'
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
          <h2 className="wd wd--3">{heading}</h2>
          <p>{text}</p>
          <Link className="go" href={call.href} prefetch={false}>
            {call.label}
            <Icon name="arrow-right" />
          </Link>
        </section>
      ))}
    </div>
  )
}
