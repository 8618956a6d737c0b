import type { Article } from './articles'

const withOrigin = (banner: string, origin: string) => (banner ? `${origin}${banner}` : '')

/** The answer of /webnews; banners are paths, or absolute below `origin` when one is given. */
export const recentNews = (articles: readonly Article[], origin: string) =>
  articles.map(({ newsid, banner, title }) => ({
    newsid,
    banner: withOrigin(banner, origin),
    title,
  }))

/** The answer of /onenews/{id}, or undefined when there is no such article. */
export function article(articles: readonly Article[], id: string, origin: string) {
  const found = articles.find(({ newsid }) => String(newsid) === id)
  return found && { ...found, banner: withOrigin(found.banner, origin) }
}
