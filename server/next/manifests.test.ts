import { writeFileSync } from 'node:fs'
import { useFolder } from '@/testing/folder'
import { builtRoutes, builtSettings, prerenderedHtml } from './manifests'

/*
 * Read from Next.js 16.4.5. When a start or a build says that a manifest is not as Next.js wrote it, compare
 * `.next/*-manifest.json` and `.next/required-server-files.json` of builds of both releases.
 */

const at = useFolder()

const write = (name: string, content: unknown) => writeFileSync(at(name), JSON.stringify(content))

beforeEach(() => {
  const page = { initialRevalidateSeconds: false, dataRoute: '/index.rsc' }
  write('prerender-manifest.json', {
    routes: {
      '/': page,
      '/about': page,
      '/later': { ...page, initialRevalidateSeconds: 60 },
      '/manifest.webmanifest': { ...page, dataRoute: null },
      '/_global-error': page,
      '/_not-found': page,
    },
  })
  write('routes-manifest.json', { staticRoutes: [{ page: '/about' }, { page: '/sitemap.xml' }] })
})

test('the addresses of a build are those of its pages and routes', () => {
  const addresses = ['/', '/about', '/later', '/manifest.webmanifest', '/sitemap.xml']
  expect([...builtRoutes(at())].sort()).toEqual(addresses)
})

test('the pages that never change have a file each', () => {
  expect(prerenderedHtml(at())).toEqual([
    { address: '/', file: at('server/app/index.html') },
    { address: '/about', file: at('server/app/about.html') },
    { address: '/_not-found', file: at('server/app/_not-found.html') },
  ])
})

test('a manifest of another release is named', () => {
  write('required-server-files.json', { config: { env: {} } })
  expect(() => builtSettings(at())).toThrow(/required-server-files.json is not as Next.js 16.4.5/)
})
