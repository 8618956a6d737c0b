import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import type { LegalDocument, LegalText } from '@/content/legal/types'

const keyOf = (text: LegalText) => (typeof text === 'string' ? text : JSON.stringify(text))

const words = (text: LegalText): ReactNode =>
  typeof text === 'string'
    ? text
    : text.map((part) => (typeof part === 'string' ? part : <Link key={part.href} {...part} />))

/** The paragraphs and lists of one section of a legal document. */
export function LegalBody({ body }: Pick<LegalDocument['sections'][string], 'body'>) {
  return body.map((block) =>
    typeof block === 'object' && 'list' in block ? (
      <ul key={block.list.map(keyOf).join('')}>
        {block.list.map((item) => (
          <li key={keyOf(item)}>{words(item)}</li>
        ))}
      </ul>
    ) : (
      <p key={keyOf(block)}>{words(block)}</p>
    ),
  )
}
