import { routes } from '@/content/pages'
import { newsFeedPath } from '@/content/paths'

const others = [
  '/locations/[club]/contact.vcf',
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  newsFeedPath,
  '/news/list.json',
  '/news/page/[number]',
  '/api/health',
  '/api/metrics',
]
const labels = [...Object.keys(routes), ...others]
const fixed = new Set(labels.filter((label) => !label.includes('[')))
const folders = ['/_next/static', '/_next/image', '/content', '/social-images']
const patterns = labels
  .filter((label) => label.includes('['))
  .map((label) => ({ label, pattern: new RegExp(`^${label.replace(/\[\w+\]/g, '[^/]+')}$`) }))

/**
 * The route that an address belongs to, as a label of a metric: a page's route as in
 * content/pages.ts, such as `/locations/[club]`, a file's folder, or `other`. There are as many as
 * the site has routes, whatever is asked for.
 * @param url path and query
 */
export function routeLabel(url: string): string {
  const end = url.search(/[?#]/)
  const path = end < 0 ? url : url.slice(0, end)
  if (fixed.has(path)) return path
  const folder = folders.find((one) => `${path}/`.startsWith(`${one}/`))
  return folder ?? patterns.find(({ pattern }) => pattern.test(path))?.label ?? 'other'
}
