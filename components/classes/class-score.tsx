import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { ArrowRightIcon } from '@/components/ui/icons'
import { Link } from '@/components/ui/link'
import linkCard from '@/components/ui/link-card.module.css'
import { classMinutes } from '@/content/class-length'
import { drawn, type Effort } from '@/content/classes'
import styles from './class-score.module.css'
import { EffortDrawing } from './effort'

interface Props {
  minutes?: number | undefined
  className?: string | undefined
  children: ReactNode
}

/**
 * The minutes of a class as a ruler, and classes below it, one line each. While the visitor scrolls,
 * time passes in all of them; without scroll timelines, or with reduced motion, they are simply drawn.
 */
export const ClassScore = ({ minutes = classMinutes, className, children }: Props) => (
  <div className={classNames(styles.score, className)} style={{ '--minutes': minutes }}>
    <div className={`columns ${styles.ruler}`} aria-hidden="true">
      <p className={styles.scale}>
        {[0, 1, 2, 3, 4, 5].map((fifth) => (
          <span key={fifth}>{(minutes * fifth) / 5}</span>
        ))}
        <b />
      </p>
    </div>
    {children}
  </div>
)

/** What the drawings say, and what they do not, for those who see them. */
export const ScoreNote = () => (
  <p className={`micro ${styles.note}`} aria-hidden>
    {drawn}
  </p>
)

/** The drawing of a class in its minutes; of one of which nothing is known, the empty minutes. */
export const Track = ({ effort }: { effort: Effort | undefined }) => (
  <span className={styles.track}>{effort && <EffortDrawing effort={effort} />}</span>
)

interface HeadProps {
  as: 'h2' | 'h3'
  heading: string
  text: string
  href: string
}

/** The head of a table of drawings, all of it a link: a kind of class, and what is said of it. */
export const ScoreHead = ({ as: Heading, heading, text, href }: HeadProps) => (
  <Link href={href} className={`columns ${styles.head}`}>
    <Heading className="row tall-title">
      {heading} <ArrowRightIcon />
    </Heading>
    <p>{text}</p>
  </Link>
)

interface ScoreRow {
  name: string
  text: string
  id?: string
  effort?: Effort | undefined
  /** All of the line is a link. */
  href?: string | undefined
  /** What else is said, with a link that is the target of all of the line. */
  more?: ReactNode
}

interface RowsProps {
  rows: readonly ScoreRow[]
  as?: 'h2' | 'h3' | 'p'
  accent?: boolean
}

/** Classes, one line each: name (as `h2` a large one), what one does, and how the effort comes and goes. */
export const ScoreRows = ({ rows, as: Name = 'p', accent }: RowsProps) => (
  <ul className={accent ? styles.accent : undefined}>
    {rows.map(({ name, text, id, effort, href, more }) => {
      const line = (
        <>
          <div className={styles.words}>
            <Name className={classNames('wide-title', Name === 'h2' && 'wide-title-large')}>
              {name}
            </Name>{' '}
            <p className="micro">{text}</p>
          </div>
          <Track effort={effort} />
        </>
      )
      return (
        <li key={name}>
          {href ? (
            <Link href={href} className={`columns ${styles.row}`}>
              {line}
            </Link>
          ) : (
            <div
              id={id}
              className={classNames('columns', styles.row, more !== undefined && linkCard.card)}
            >
              {line}
              {more}
            </div>
          )}
        </li>
      )
    })}
  </ul>
)
