import 'server-only'
import type { Metadata } from 'next'
import type { NewsArticleLeaf } from 'schema-dts'
import { articlePath } from '@/content/paths'
import { newsPage } from '@/content/pages/news'
import type { Article } from '@/lib/news/read'
import { absoluteUrl } from './absolute-url'
import { socialImagePath } from './social-image-path'
import { describePage } from './metadata'
import { organizationReference } from './organization'
import { shorten } from './shorten'

const SHORTEST = 70
const LONGEST = 155

/** The words of an article; where they are few, between its title and the description of the news page. */
function describe({ title, words }: Article): string {
  if (words.length >= SHORTEST) return shorten(words, LONGEST)
  return shorten([title, words, newsPage.description].filter(Boolean).join(' – '), LONGEST)
}

/**
 * What an article's page says about itself.
 * @param newsid from the address
 * @param article undefined while it could not be read: search engines are to come again later
 */
export const articleMetadata = (newsid: string, article?: Article): Metadata =>
  describePage({
    path: articlePath(newsid),
    title: article?.title ?? newsPage.title,
    description: article ? describe(article) : newsPage.description,
    imageWords: article?.title ?? newsPage.heading,
    indexed: article !== undefined,
    type: 'article',
    feed: true,
  })

/** Structured data of an article, with its day when the backend gives one. It gives no author. */
export function newsArticle({ newsid, title, banner, date }: Article): NewsArticleLeaf {
  const path = articlePath(newsid)
  return {
    '@type': 'NewsArticle',
    headline: title,
    ...(date && { datePublished: date }),
    url: absoluteUrl(path),
    mainEntityOfPage: absoluteUrl(path),
    image: [...(banner ? [banner.src] : []), socialImagePath(path)].map(absoluteUrl),
    inLanguage: 'en-GB',
    publisher: organizationReference(),
  }
}
