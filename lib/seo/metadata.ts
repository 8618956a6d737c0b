import type { Metadata } from 'next'
import { brand } from '@/content/brand'
import { pageAt } from '@/content/pages'
import { newsPage, newsPager } from '@/content/pages/news'
import { articlePath, newsFeedPath, newsListPath, type Path } from '@/content/paths'
import pictures from '@/content/pictures.json'
import type { Article } from '@/lib/news/read'
import { absoluteUrl, socialImagePath } from './addresses'

/** The name of the element in the head of an article that could not be read yet. */
export const unreadArticle = 'unread-article'

interface PageFacts {
  /** The address that search engines should know it by, from the root of the site. */
  path: string
  /** Whose social image it shows, if not its own. */
  imagePath?: string
  /** Without the brand's name, which is put behind it where there is room. */
  title: string
  description: string
  /** What its social image shows. */
  imageAlt: string
  /** False for a page that search engines are to leave out. */
  indexed?: boolean
  type?: 'website' | 'article'
  /** True for a page that links the news feed for feed readers. */
  feed?: boolean
}

const LONGEST_TITLE = 60
const SHORTEST_DESCRIPTION = 70
const LONGEST_DESCRIPTION = 155

const letters = new Intl.Segmenter('en')

/** One line of at most so many characters; a longer one ends at a word, with an ellipsis. */
function shorten(text: string, length: number): string {
  if (text.length <= length) return text
  const end = letters.segment(text).containing(length - 1)?.index ?? 0
  const words = text.slice(0, end).replace(/\s\S*$/, '')
  return `${words.replace(/(?<![\s,;:–-])[\s,;:–-]+$/, '')}…`
}

const feedLink = () => ({
  'application/rss+xml': [{ title: `${brand.name} News`, url: absoluteUrl(newsFeedPath) }],
})

const branded = (title: string) => (title.includes(brand.name) ? title : `${title} – ${brand.name}`)

/** The title of a window: at most 60 characters, with the brand's name where there is room. */
export function documentTitle(title: string): string {
  const whole = branded(title)
  return whole.length <= LONGEST_TITLE ? whole : shorten(title, LONGEST_TITLE)
}

/**
 * All that a page says about itself to search engines and to link previews. Next takes the objects of
 * a page in place of those above it, so each is whole. Locale from specification 9.
 */
function describePage(page: PageFacts): Metadata {
  const { path, imagePath = path, title, description, imageAlt } = page
  const { indexed = true, type = 'website', feed = false } = page
  const url = absoluteUrl(path)
  return {
    title: documentTitle(title),
    description,
    alternates: { canonical: url, ...(feed && { types: feedLink() }) },
    robots: indexed ? { 'max-image-preview': 'large' } : { index: false },
    openGraph: {
      type,
      url,
      siteName: brand.name,
      locale: 'en_GB',
      title,
      description,
      images: [
        {
          url: absoluteUrl(socialImagePath(imagePath)),
          width: 1200,
          height: 630,
          alt: branded(imageAlt),
          type: 'image/jpeg',
        },
      ],
    },
    // Next takes the words and the picture over from Open Graph.
    twitter: { card: 'summary_large_image' },
  }
}

function pageFacts(path: Path) {
  const { title, description, indexed, picture } = pageAt(path)
  return { path, title, description, imageAlt: pictures[picture].alt, indexed }
}

/** Metadata of a page of content/pages.ts, by its address. */
export const pageMetadata = (path: Path): Metadata => describePage(pageFacts(path))

/** Metadata of a page of the list of news, the first is 1. */
export function newsListMetadata(number: number): Metadata {
  const facts = { ...pageFacts('/news'), feed: true }
  if (number === 1) return describePage(facts)
  return describePage({
    ...facts,
    path: newsListPath(number),
    imagePath: facts.path,
    title: newsPager.title(number),
    description: newsPager.description(number),
  })
}

/** The words of an article; where they are few, between its title and the description of the news page. */
function describe({ title, words }: Article): string {
  const isEnough = words.length >= SHORTEST_DESCRIPTION
  const parts = isEnough ? [words] : [title, words, newsPage.description]
  return shorten(parts.filter(Boolean).join(' – '), LONGEST_DESCRIPTION)
}

/**
 * What an article's page says about itself.
 * @param newsid from the address
 * @param article undefined while it could not be read: search engines are to come again later
 */
export const articleMetadata = (newsid: string, article?: Article): Metadata => ({
  ...describePage({
    path: articlePath(newsid),
    title: article?.title ?? newsPage.title,
    description: article ? describe(article) : newsPage.description,
    imageAlt: article?.title ?? newsPage.heading,
    indexed: article !== undefined,
    type: 'article',
    feed: true,
  }),
  ...(!article && { other: { [unreadArticle]: 'true' } }),
})
