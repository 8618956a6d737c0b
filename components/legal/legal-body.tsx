import { Link } from '@/components/ui/link'
import type { LegalDocument, LegalText } from '@/content/legal/types'
import styles from './legal.module.css'

const keyOf = (text: LegalText) => (typeof text === 'string' ? text : JSON.stringify(text))

/** A text in which a number and its "days" stay on one line. */
const keepDaysTogether = (text: string) =>
  text.split(/((?<!\d)\d+ days)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={styles.together}>
        {part}
      </span>
    ),
  )

function Words({ text }: { text: LegalText }) {
  if (typeof text === 'string') return keepDaysTogether(text)
  return text.map((part) =>
    typeof part === 'string' ? keepDaysTogether(part) : <Link key={part.href} {...part} />,
  )
}

/** The paragraphs and lists of one section of a legal document. */
export function LegalBody({ body }: Pick<LegalDocument['sections'][string], 'body'>) {
  return body.map((block) =>
    typeof block === 'object' && 'list' in block ? (
      <ul key={block.list.map(keyOf).join('')}>
        {block.list.map((item) => (
          <li key={keyOf(item)}>
            <Words text={item} />
          </li>
        ))}
      </ul>
    ) : (
      <p key={keyOf(block)}>
        <Words text={block} />
      </p>
    ),
  )
}
