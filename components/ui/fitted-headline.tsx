import type { FittedLine } from '@/content/types'
import { lineStyle } from './fitted-line'

const shape = ({ cut, small = cut, parts }: FittedLine) =>
  ['ln', cut === 'wide' && 'w', parts && 'sp', small !== cut && (small === 'tall' ? 'ts' : 'ws')]
    .filter(Boolean)
    .join(' ')

/** A headline whose lines each fill the measure. The space after each line is read, not seen. */
export function FittedHeadline({
  as: Heading,
  lines,
  className,
}: {
  as: 'h1' | 'h2' | 'h3' | 'p'
  lines: readonly FittedLine[]
  className?: string | undefined
}) {
  return (
    <Heading className={className ? `fit ${className}` : 'fit'}>
      {lines.map((line) => (
        <span key={line.text} className={shape(line)} style={lineStyle(line)}>
          {line.parts
            ? line.parts.map((part) => (
                <span key={part} className="sg" style={lineStyle({ text: part, cut: 'tall' })}>
                  {`${part} `}
                </span>
              ))
            : `${line.text} `}
        </span>
      ))}
    </Heading>
  )
}
