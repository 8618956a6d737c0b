import { ArrowLinks } from '@/components/ui/styled-link'
import { classNames } from '@/components/ui/class-names'
import type { LabelledLink } from '@/content/types'
import styles from './titled-list.module.css'

type Item = { name: string; id?: string; text?: string; links?: readonly LabelledLink[] }

/** Titles and what they stand for, in up to three columns under `h3`, or with `rows` in one under `h2`. */
export function TitledList({ items, rows }: { items: readonly Item[]; rows?: boolean }) {
  const Heading = rows ? 'h2' : 'h3'
  return (
    <ul className={classNames(styles.list, rows && styles.rows)}>
      {items.map(({ name, id, text, links }) => (
        <li key={name} id={id}>
          <Heading className={rows ? 'tall-title' : 'wide-title wide-title-large'}>{name}</Heading>
          {text && <p>{text}</p>}
          {links && <ArrowLinks links={links} />}
        </li>
      ))}
    </ul>
  )
}
