import { ArrowLinks } from '@/components/ui/arrow-link'
import { classNames } from '@/components/ui/class-names'
import type { LabelledLink } from '@/content/types'
import styles from './numbered-list.module.css'

/** A numbered list in up to three columns, or with `rows` in one. */
export function NumberedList({
  items,
  as: Heading = 'h3',
  rows,
}: {
  items: readonly {
    name: string
    text?: string
    links?: readonly LabelledLink[]
  }[]
  as?: 'h2' | 'h3'
  rows?: boolean
}) {
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
