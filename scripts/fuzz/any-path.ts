import type { Random } from '@/testing/random'
import { anyValue, damage } from './values'

const stems = [
  '/news-readmore/',
  '/locations/',
  '/classes/detail/',
  '/landing/',
  '/news/',
  '/social-images/',
  '/social-images/news-readmore/',
  '/_next/image?url=',
  '/_next/image?w=828&q=60&s=0&url=%2Fcontent%2F',
  '/_next/static/',
  '/_next/data/',
  '/_next/',
  '/content/',
  '/api/',
  '/',
]

/** An address of the site, or one that is nearly or not at all one, with or without a query. */
export function anyPath(routes: readonly string[], random: Random): string {
  const input = anyValue(random).slice(0, 3000)
  const encoded = random.chance(0.6) ? encodeURIComponent(input) : input.replaceAll(/[\s\0]/g, '+')
  const path = random.chance(0.5)
    ? random.pick(stems) + (random.chance(0.3) ? random.between(0, 300) : encoded)
    : random.pick(routes)
  const query = random.chance(0.5) ? `?${random.pick(['_rsc', 'url', 'a', ''])}=${encoded}` : ''
  return (random.chance(0.05) ? damage(path, random).replaceAll(/[\s\0]/g, '') : path) + query
}
