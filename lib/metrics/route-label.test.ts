import { pages } from '@/content/pages'
import { routeLabel } from './route-label'

test.each([
  ['/', '/'],
  ['/?utm_source=x', '/'],
  ['/locations/list', '/locations/list'],
  ['/locations/bandra?_rsc=1', '/locations/[club]'],
  ['/locations/bandra/contact.vcf', '/locations/[club]/contact.vcf'],
  ['/news-readmore/any-thing', '/news-readmore/[newsid]'],
  ['/_next/static/chunks/a.js', '/_next/static'],
  ['/_next/image?url=a', '/_next/image'],
  ['/content/pictures/a.avif', '/content'],
  ['/news/list.json', '/news/list.json'],
  ['/news/page/2', '/news/page/[number]'],
  ['/contents', 'other'],
  ['/locations/a/b', 'other'],
  ['/wp-login.php', 'other'],
  ['http://elsewhere/', 'other'],
])('%s counts as %s', (url, label) => expect(routeLabel(url)).toBe(label))

test('each page counts as a route of its own or as one with a parameter', () => {
  expect(pages.map(({ path }) => routeLabel(path))).not.toContain('other')
})
