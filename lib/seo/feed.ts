import 'server-only'
import { brand } from '@/content/brand'
import { articlePath, newsFeedPath } from '@/content/paths'
import { newsPage } from '@/content/pages/news'
import type { NewsItem } from '@/lib/news/read'
import { absoluteUrl } from './addresses'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Text between two tags, without the characters that XML 1.0 can't hold at all. */
const text = (words: string) =>
  words
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>]/g, (sign) => entities[sign] ?? '')

const item = ({ newsid, title, date }: NewsItem) => {
  const url = absoluteUrl(articlePath(newsid))
  const day = date && `<pubDate>${new Date(date).toUTCString()}</pubDate>`
  return `<item><title>${text(title)}</title><link>${url}</link><guid>${url}</guid>${day ?? ''}</item>`
}

/**
 * The recent news as RSS 2.0, with the days that the backend gives.
 * @param news in the order of the news page
 */
export const newsFeed = (news: readonly NewsItem[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${text(`${brand.name} News`)}</title>
<link>${absoluteUrl('/news')}</link>
<description>${text(newsPage.description)}</description>
<language>en-gb</language>
<atom:link href="${absoluteUrl(newsFeedPath)}" rel="self" type="application/rss+xml"/>
${news.map(item).join('\n')}
</channel></rss>
`
