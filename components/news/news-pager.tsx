import { ArrowLink } from '@/components/ui/styled-link'
import { newsPager } from '@/content/pages/news'
import { newsListPath } from '@/content/paths'

/** Links to newer and older news; nothing when all of it is on one page. */
export function NewsPager({ number, last }: { number: number; last: number }) {
  if (last === 1) return null
  const { label, place, newer, older } = newsPager
  return (
    <nav aria-label={label} className="section section-tight bone">
      <p className="wrapper row">
        {number > 1 && <ArrowLink href={newsListPath(number - 1)}>{newer}</ArrowLink>}
        <span>{place(number, last)}</span>
        {number < last && <ArrowLink href={newsListPath(number + 1)}>{older}</ArrowLink>}
      </p>
    </nav>
  )
}
