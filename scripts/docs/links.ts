import path from 'node:path'

/** The text of each Markdown file by its path from the root of the project, with `/`. */
export type Pages = ReadonlyMap<string, string>

/** Each match of a pattern in a text, as its two groups. */
export const find = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, first = '', second = '']) => [first, second] as const)

/** Each match as the group that is not empty. */
export const names = (text: string, pattern: RegExp) =>
  find(text, pattern).map(([first, second]) => first || second)

/** A page without its code blocks, which have no links or paths. */
export const withoutFences = (text: string): string => text.replace(/^```.*?^```/gms, '')

/** The targets of inline links and pictures, and of link definitions, other than web addresses. */
function relativeLinks(text: string): string[] {
  const prose = withoutFences(text).replace(/`[^`\n]*`/g, '')
  return names(prose, /\]\(<?([^)\s>]+)|^\[[^\]]+\]:\s*<?([^\s>]+)/gm).filter(
    (target) => !/^(\w+:|\/\/)/.test(target),
  )
}

/** The anchors of a page as GitHub makes them from its headings; a repeated heading gets a number. */
function anchors(text: string): Set<string> {
  const seen = new Map<string, number>()
  const slugs = names(withoutFences(text), /^#{1,6} (.*)$/gm).map((heading) => {
    const slug = heading
      .trim()
      .replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-')
    const count = seen.get(slug) ?? 0
    seen.set(slug, count + 1)
    return count === 0 ? slug : `${slug}-${count}`
  })
  return new Set([...slugs, ...names(text, /<a (?:id|name)="([^"]+)"/g)])
}

/**
 * One line for each relative link of a page that leads to no file, or to no heading of one.
 * @param exists whether there is a file or folder at a path from the root
 */
export function deadLinks(page: string, pages: Pages, exists: (file: string) => boolean): string[] {
  return relativeLinks(pages.get(page) ?? '').flatMap((link) => {
    const [target = '', anchor] = link.split('#', 2)
    const file = target ? path.posix.join(path.posix.dirname(page), decodeURI(target)) : page
    if (!pages.has(file) && !exists(file)) return [`${page}: there is no ${file}`]
    const text = pages.get(file)
    const dead = anchor && text !== undefined && !anchors(text).has(anchor)
    return dead ? [`${page}: there is no #${anchor} in ${file}`] : []
  })
}

/** One line for each decision that the list of decisions does not link to, or that is too long. */
export function wrongDecisions(pages: Pages): string[] {
  const list = 'docs/decisions/README.md'
  const listed = relativeLinks(pages.get(list) ?? '')
  return [...pages].flatMap(([file, text]) => {
    const name = /^docs\/decisions\/(\d{4}-.+\.md)$/.exec(file)?.[1]
    if (name === undefined) return []
    const lines = text.trimEnd().split('\n').length
    return [
      ...(listed.includes(name) ? [] : [`${list}: ${name} is missing`]),
      ...(lines > 40 ? [`${file}: ${lines} lines, more than 40`] : []),
    ]
  })
}
