import { ArrowLinks } from '@/components/ui/arrow-link'
import { classNames } from '@/components/ui/class-names'
import type { LabelledLink } from '@/content/types'
import styles from './numbered-list.module.css'

type Item = { name: string; text?: string; links?: readonly LabelledLink[] }

/** A numbered list in up to three columns under `h3`, or with `rows` in one under `h2`. */
export function NumberedList({ items, rows }: { items: readonly Item[]; rows?: boolean }) {
  const Heading = rows ? 'h2' : 'h3'
  return (
    <ol className={classNames(styles.list, rows && styles.rows)}>
      {items.map(({ name, text, links }) => (
        <li key={name}>
          <Heading className="tall-title">{name}</Heading>
          {text && <p>{text}</p>}
          {links && <ArrowLinks links={links} />}
        </li>
      ))}
    </ol>
  )
}
