import type { FittedLine } from '@/content/types'
import { classNames } from './class-names'
import styles from './fitted-headline.module.css'
import { lineStyle } from './fitted-line'

const shape = ({ typeface, small = typeface, parts }: FittedLine) =>
  classNames(
    styles.line,
    typeface === 'wide' && styles.wide,
    parts && styles.split,
    small !== typeface && (small === 'tall' ? styles.phoneTall : styles.phoneWide),
  )

interface Props {
  as: 'h1' | 'h2' | 'h3' | 'p' | 'span'
  lines: readonly FittedLine[]
  className?: string | undefined
}

/** A headline in which each line fills the width. The space after a line is for screen readers. */
export function FittedHeadline({ as: Heading, lines, className }: Props) {
  return (
    <Heading className={classNames(styles.headline, className)} data-fitted="">
      {lines.map((line) => (
        <span key={line.text} className={shape(line)} style={lineStyle(line)}>
          {line.parts
            ? line.parts.map((part) => (
                <span
                  key={part}
                  className={styles.part}
                  style={lineStyle({ text: part, typeface: 'tall' })}
                >
                  {`${part} `}
                </span>
              ))
            : `${line.text} `}
        </span>
      ))}
    </Heading>
  )
}
