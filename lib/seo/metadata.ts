import type { Metadata } from 'next'
import { brand } from '@/content/brand'
import { absoluteUrl } from './absolute-url'
import { socialImagePath } from './social-image-path'
import { shorten } from './shorten'

interface Page {
  /** The address that search engines should know it by, from the root of the site. */
  path: string
  /** Without the brand's name, which is put behind it where there is room. */
  title: string
  description: string
  /** False for a page that search engines are to leave out: the sitemap has to as well. */
  index?: boolean
  type?: 'website' | 'article'
  /** Whether the page tells feed readers of the news feed. */
  feed?: boolean
}

const LONGEST_TITLE = 60

const feedLink = () => ({
  'application/rss+xml': [{ title: `${brand.name} News`, url: absoluteUrl('/news/feed.xml') }],
})

const branded = (title: string) => (title.includes(brand.name) ? title : `${title} – ${brand.name}`)

/** The title of a window: at most 60 characters, with the brand's name where there is room. */
export function documentTitle(title: string): string {
  const whole = branded(title)
  return whole.length <= LONGEST_TITLE ? whole : shorten(title, LONGEST_TITLE)
}

/**
 * All that a page says of itself to search engines and to link previews. Next takes the objects of
 * a page in place of those above it, so each is whole. Locale from specification 9.
 */
export function pageMetadata({ path, title, description, ...page }: Page): Metadata {
  const { index = true, type = 'website', feed = false } = page
  const url = absoluteUrl(path)
  return {
    title: documentTitle(title),
    description,
    alternates: { canonical: url, ...(feed && { types: feedLink() }) },
    robots: index ? { 'max-image-preview': 'large' } : { index: false },
    openGraph: {
      type,
      url,
      siteName: brand.name,
      locale: 'en_GB',
      title,
      description,
      images: [
        {
          url: absoluteUrl(socialImagePath(path)),
          width: 1200,
          height: 630,
          alt: branded(title),
          type: 'image/jpeg',
        },
      ],
    },
    // Next takes the words and the picture over from Open Graph.
    twitter: { card: 'summary_large_image' },
  }
}
