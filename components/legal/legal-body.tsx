import { Link } from '@/components/ui/link'
import type { LegalSection, LegalText } from '@/content/legal/types'

const keyOf = (text: LegalText) => (typeof text === 'string' ? text : JSON.stringify(text.parts))

function Words({ text }: { text: LegalText }) {
  if (typeof text === 'string') return text
  return text.parts.map((part) =>
    typeof part === 'string' ? part : <Link key={part.href} {...part} />,
  )
}

/** The paragraphs and lists of one section of a legal document. */
export function LegalBody({ body }: Pick<LegalSection, 'body'>) {
  return body.map((block) => {
    if (typeof block === 'string' || 'parts' in block)
      return (
        <p key={keyOf(block)}>
          <Words text={block} />
        </p>
      )
    return (
      <ul key={block.list.map(keyOf).join('')}>
        {block.list.map((item) => (
          <li key={keyOf(item)}>
            <Words text={item} />
          </li>
        ))}
      </ul>
    )
  })
}
