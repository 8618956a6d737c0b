import { readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { socialImagePath } from '@/lib/seo/addresses'
import { cacheControlOfPages } from '@/server/headers'
import { expect, serverTest as test } from '@/e2e/support/test'

test('an article has a social image, also while the backend is away', async ({ request, site }) => {
  const first = await request.get(`${site.url}${socialImagePath('/news-readmore/14')}`)
  expect(first.headers()).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': cacheControlOfPages,
  })
  const { format, width, height } = await sharp(await first.body()).metadata()
  expect([format, width, height]).toEqual(['jpeg', 1200, 630])
  site.sandbox.setMode({ drop: true })
  const second = await request.get(`${site.url}${socialImagePath('/news-readmore/14')}?v=2`)
  expect(await second.body()).toEqual(await first.body())
})

test('an article that does not exist has no social image, and nothing of it is on the disk', async ({
  request,
  site,
}) => {
  for (const id of ['unknown', 'a%20b', '..%2f..%2findex', 'x'.repeat(65)]) {
    const response = await request.get(socialImagePath(`/news-readmore/${id}`))
    expect([id, response.status(), response.headers()['cache-control']]).toEqual([
      id,
      404,
      'no-store',
    ])
  }
  expect((await request.get('/social-images/news-readmore/16')).status()).toBe(404)
  expect((await request.get('/social-images/nothing.jpg')).status()).toBe(404)
  const files = await readdir(path.join(site.folder, '.next/server'), { recursive: true })
  expect(files.filter((file) => /unknown|nothing|xxxx|a b/.test(file))).toEqual([])
})
