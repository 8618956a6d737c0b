import type { IncomingHttpHeaders } from 'node:http'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { routes } from '@/e2e/routes'
import { expect, serverTest as test } from '@/e2e/test'
import { wire } from '@/testing/http'

test.describe('the files of a build', () => {
  let url: string

  test.beforeEach(async ({ request, site }) => {
    const html = await (await request.get('/')).text()
    url = site.url + String(/\/_next\/static\/chunks\/[\w-]+\.js/.exec(html)?.[0])
  })

  const expectLasting = (headers: IncomingHttpHeaders) =>
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/javascript; charset=UTF-8',
      vary: 'Accept-Encoding',
    })

  test('are sent as Brotli, gzip or plain, as the browser asks', async () => {
    const plain = await wire(url, {})
    const br = await wire(`${url}?dpl=1`, { 'accept-encoding': 'gzip, deflate, br' })
    const gzip = await wire(url, { 'accept-encoding': 'gzip;q=0.5, br;q=0' })
    for (const { status, headers, body } of [plain, br, gzip]) {
      expect(status).toBe(200)
      expectLasting(headers)
      expect(headers['content-length']).toBe(String(body.length))
    }
    expect([plain, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'br',
      'gzip',
    ])
    expect(brotliDecompressSync(br.body)).toEqual(plain.body)
    expect(gunzipSync(gzip.body)).toEqual(plain.body)
    expect(br.body.length).toBeLessThan(gzip.body.length)
  })

  test('are not sent again to a browser that has them in the same form', async () => {
    const encodings = ['br', 'gzip', 'identity']
    const tags: unknown[] = []
    for (const encoding of encodings) {
      const first = await wire(url, { 'accept-encoding': encoding })
      const etag = String(first.headers.etag)
      const again = await wire(url, { 'accept-encoding': encoding, 'if-none-match': etag })
      expect(again).toMatchObject({ status: 304, headers: { etag, vary: 'Accept-Encoding' } })
      expect(again.headers).not.toHaveProperty('content-encoding')
      tags.push(etag)
    }
    expect(new Set(tags).size).toBe(encodings.length)
  })

  test('answer HEAD as they would answer GET', async () => {
    const headers = { 'accept-encoding': 'br' }
    const [head, full] = [await wire(url, headers, 'HEAD'), await wire(url, headers)]
    expect(head.body).toHaveLength(0)
    const own = { date: '', 'x-request-id': '' }
    expect({ ...head.headers, ...own }).toEqual({ ...full.headers, ...own })
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
      const css = /<style data-used>([^]*?)<\/style>/.exec(html)?.[1] ?? ''
      expect(css, route).not.toBe('')
      expect(brotliCompressSync(css).length, route).toBeLessThan(7.7 * 1024)
      expect(body.lastIndexOf('property="og:'), route).toBeLessThan(4096)
    }
  })
})
