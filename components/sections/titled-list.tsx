import type { ReactNode } from 'react'
import { ArrowLinks } from '@/components/ui/styled-link'
import type { LabelledLink } from '@/content/types'
import styles from './titled-list.module.css'

type Item = {
  name: string
  text?: string
  links?: readonly LabelledLink[]
  /** It stands on the rule above the title. */
  drawing?: ReactNode
}

interface Props {
  items: readonly Item[]
  /** So many side by side where each has room, else two. */
  columns?: 2 | 3 | 4
}

/** Titles and what they stand for. */
export const TitledList = ({ items, columns = 3 }: Props) => (
  <ul className={`abreast ${styles.list}`} style={{ '--most': columns }}>
    {items.map(({ name, text, links, drawing }) => (
      <li key={name}>
        {drawing && <div className={styles.drawing}>{drawing}</div>}
        <h3 className="wide-title">{name}</h3>
        {text && <p>{text}</p>}
        {links && <ArrowLinks links={links} />}
      </li>
    ))}
  </ul>
)
