import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import type { LegalDocument, LegalText } from '@/content/legal/types'

const words = (text: LegalText): ReactNode =>
  typeof text === 'string'
    ? text
    : text.map((part) => (typeof part === 'string' ? part : <Link key={part.href} {...part} />))

/** The paragraphs and lists of one section of a legal document. */
export function LegalBody({ body }: Pick<LegalDocument['sections'][string], 'body'>) {
  return body.map((block, index) =>
    typeof block === 'object' && 'list' in block ? (
      <ul key={index}>
        {block.list.map((item, place) => (
          <li key={place}>{words(item)}</li>
        ))}
      </ul>
    ) : (
      <p key={index}>{words(block)}</p>
    ),
  )
}
