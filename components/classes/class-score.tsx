import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/link'
import { ArrowLink } from '@/components/ui/styled-link'
import { Terms } from '@/components/ui/terms'
import linkCard from '@/components/ui/link-card.module.css'
import { classMinutes, drawn, type Effort, type GymClass } from '@/content/classes'
import { classDetail } from '@/content/pages/class-detail'
import type { LabelledLink } from '@/content/types'
import styles from './class-score.module.css'
import { EffortDrawing } from './effort'

interface Props {
  minutes?: number | undefined
  /** For one class, over the full width. */
  alone?: boolean
  children: ReactNode
}

/**
 * The minutes of a class as a ruler, and classes below it, one line each. While the visitor scrolls,
 * time passes in all of them; without scroll timelines, or with reduced motion, they are simply drawn.
 */
export const ClassScore = ({ minutes = classMinutes, alone, children }: Props) => (
  <div className={classNames(styles.score, alone && styles.alone)} style={{ '--minutes': minutes }}>
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

/** What the drawings say, and what they do not. */
export const ScoreNote = () => <p className={`micro ${styles.note}`}>{drawn}</p>

/** The drawing of a class in its minutes; of one of which nothing is known, the empty minutes. */
const Track = ({ effort }: { effort: Effort | undefined }) => (
  <span className={styles.track}>{effort && <EffortDrawing effort={effort} />}</span>
)

/** The line of one class, alone. */
export const ClassLine = ({
  effort,
  minutes,
}: {
  effort?: Effort | undefined
  minutes?: number
}) => (
  <>
    <ClassScore minutes={minutes} alone>
      <div className={styles.row}>
        <Track effort={effort} />
      </div>
    </ClassScore>
    {effort && <ScoreNote />}
  </>
)

const { keyDetails } = classDetail

/** The line of a class with its minutes, and how many of them are in rounds. */
export const ClassMinutes = ({
  effort,
  minutes,
  rounds,
}: Pick<GymClass, 'effort' | 'minutes' | 'rounds'>) => (
  <div>
    <ClassLine effort={effort} minutes={minutes} />
    <p className={`row fact ${styles.total}`}>
      <b className="tall-title">
        {rounds
          ? `${rounds.count} × ${rounds.minutes} = ${rounds.count * rounds.minutes}`
          : minutes}
      </b>{' '}
      {rounds ? `of ${minutes} ${keyDetails.inRounds}` : keyDetails.minutes}
    </p>
  </div>
)

/** A title, and what is said beside it, above the lines of a kind of class. */
export const ScoreHead = ({ children }: { children: ReactNode }) => (
  <div className={`columns ${styles.head}`}>{children}</div>
)

interface ScoreRow {
  name: string
  text: string
  id?: string
  effort?: Effort | undefined
  /** All of the line is a link. */
  href?: string | undefined
  facts?: ComponentProps<typeof Terms>['terms']
  /** A link at the end of the line, which is the target of all of it. */
  cta?: LabelledLink
}

interface RowsProps {
  rows: readonly ScoreRow[]
  as?: 'h2' | 'h3' | 'p'
  accent?: boolean
}

/** Classes, one line each: name, what one does, and how the effort comes and goes. */
export const ScoreRows = ({ rows, as: Name = 'p', accent }: RowsProps) => (
  <ul className={accent ? styles.accent : undefined}>
    {rows.map(({ name, text, id, effort, href, facts, cta }) => {
      const line = (
        <>
          <div className={styles.words}>
            <Name className="wide-title">{name}</Name> <p className="micro">{text}</p>
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
            <div id={id} className={classNames('columns', styles.row, cta && linkCard.card)}>
              {line}
              {facts && (
                <Terms terms={facts} className={`fact ${styles.facts}`} termClass="micro" />
              )}
              {cta && (
                <ArrowLink {...cta}>
                  <span className="visually-hidden"> – {name}</span>
                </ArrowLink>
              )}
            </div>
          )}
        </li>
      )
    })}
  </ul>
)
