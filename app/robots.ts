import type { MetadataRoute } from 'next'
import { absoluteUrl } from '@/lib/seo/addresses'

/** Pages that search engines should leave out say `noindex`: blocked here, they would not be read. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: absoluteUrl('/sitemap.xml'),
  }
}
