import type { ReactNode } from 'react'
import { ArrowLinks } from '@/components/ui/styled-link'
import { classNames } from '@/components/ui/class-names'
import type { LabelledLink } from '@/content/types'
import styles from './titled-list.module.css'

type Item = {
  name: string
  text?: string
  links?: readonly LabelledLink[]
  /** Below the title. */
  drawing?: ReactNode
}

interface Props {
  items: readonly Item[]
  /** At most so many under `h3`, as far as there is room; two on a phone. */
  columns?: 2 | 3 | 4
  /** One below the other, under `h2`, with the text beside the title. */
  rows?: boolean
}

/** Titles and what they stand for. */
export function TitledList({ items, columns = 3, rows }: Props) {
  const Heading = rows ? 'h2' : 'h3'
  return (
    <ul
      className={classNames(styles.list, rows && styles.rows)}
      style={{ '--most': columns, '--least': columns > 3 ? '13rem' : '17rem' }}
    >
      {items.map(({ name, text, links, drawing }) => (
        <li key={name} className={rows ? 'columns-desktop halves' : 'stack'}>
          <div>
            <Heading className="tall-title">{name}</Heading>
            {drawing}
          </div>
          <div>
            {text && <p>{text}</p>}
            {links && <ArrowLinks links={links} />}
          </div>
        </li>
      ))}
    </ul>
  )
}
