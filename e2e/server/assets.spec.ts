import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { routes } from '@/e2e/support/routes'
import { expect, serverTest as test } from '@/e2e/support/test'
import { wire } from '@/testing/http'
import type { Site } from '@/testing/site'

const forms: [asked: string, sent: string | undefined, decode: (body: Buffer) => Buffer][] = [
  ['', undefined, (body) => body],
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip;q=0.5, br;q=0', 'gzip', gunzipSync],
]

/** The address of a script of the build. */
async function scriptOf({ url }: Pick<Site, 'url'>) {
  const html = await (await fetch(url)).text()
  return String(/\/_next\/static\/chunks\/[\w-]+\.js/.exec(html)?.[0])
}

test('files and pages are sent as Brotli, gzip or plain, as the browser asks, and not again', async ({
  ownSite: site,
}) => {
  // The news are made when they are asked for, and then come from a cache. One of a minute is made anew meanwhile.
  for (const address of [await scriptOf(site), '/coaching', '/news', '/news/feed.xml']) {
    const url = site.url + address
    const plain = await wire(url)
    const sizes: number[] = []
    for (const [encoding, sent, decode] of forms) {
      const asked = { 'accept-encoding': encoding }
      const { status, headers, body } = await wire(url, asked)
      expect(status, url).toBe(200)
      expect(headers).toMatchObject({
        'content-length': String(body.length),
        vary: 'Accept-Encoding',
      })
      expect(headers['content-encoding'], url).toBe(sent)
      expect(decode(body), url).toEqual(plain.body)
      sizes.push(body.length)

      const head = await wire(url, asked, 'HEAD')
      expect(head.body).toHaveLength(0)
      const own = { date: '', 'x-request-id': '' }
      expect({ ...head.headers, ...own }).toEqual({ ...headers, ...own })

      const { etag = '', vary } = headers
      const again = await wire(url, { ...asked, 'if-none-match': etag })
      expect(again, url).toMatchObject({ status: 304, headers: { etag, vary } })
      expect(again.headers).not.toHaveProperty('content-encoding')
      expect(again.headers['content-security-policy']).toBe(headers['content-security-policy'])
    }
    const [all = 0, br = 0, gzip = 0] = sizes
    expect([br < gzip, gzip < all], url).toEqual([true, true])
  }
})

test('a file whose name has no hash is kept for an hour', async ({ site }) => {
  const { headers } = await wire(`${site.url}/icons/icon-192.png`)
  expect(headers['cache-control']).toBe('public, max-age=3600')
})

test.describe('the files of a build', () => {
  let url: string

  test.beforeEach(async ({ site }) => {
    url = site.url + (await scriptOf(site))
  })

  test('are kept for a year, in each encoding by a tag of its own', async () => {
    const tags = forms.map(async ([encoding]) => {
      const { headers } = await wire(`${url}?dpl=1`, { 'accept-encoding': encoding })
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'text/javascript; charset=utf-8',
      })
      return headers.etag
    })
    expect(new Set(await Promise.all(tags)).size).toBe(forms.length)
  })

  test('are sent uncompressed when a part is requested', async () => {
    const plain = await wire(url, {})
    const part = await wire(url, { 'accept-encoding': 'br', range: 'bytes=100-199' })
    expect(part.status).toBe(206)
    expect(part.headers).not.toHaveProperty('content-encoding')
    expect(part.headers['content-range']).toBe(`bytes 100-199/${plain.body.length}`)
    expect(part.body).toEqual(plain.body.subarray(100, 200))
  })

  test('begin with the compile hint', async () => {
    const { body } = await wire(url, {})
    expect(body.toString().split('\n')[0]).toBe('//# allFunctionsCalledOnLoad')
  })
})

test.describe('the pages of the cache', () => {
  const document = { accept: 'text/html,*/*;q=0.8' }
  const take = (encoding: string) => ({ ...document, 'accept-encoding': encoding })

  test('are compressed with the highest quality when the build made them', async ({ site }) => {
    const url = `${site.url}/coaching`
    const html = (await wire(url, take('identity'))).body
    const { body } = await wire(url, take('br'))
    expect(body.length).toBeLessThan(brotliCompressSync(html).length * 1.01)
  })

  test('carry styles of their own, with the title and Open Graph within the first 4 KB', async ({
    site,
  }) => {
    for (const route of routes) {
      const { body } = await wire(site.url + route, take('identity'))
      const html = body.toString()
      const css = /<style data-sheets>([^]*?)<\/style>/.exec(html)?.[1] ?? ''
      expect(css, route).not.toBe('')
      expect(body.lastIndexOf('property="og:'), route).toBeLessThan(4096)
    }
  })
})
