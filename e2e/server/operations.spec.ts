import { readFileSync } from 'node:fs'
import { startSite } from '@/testing/site'
import { expect, serverTest as test } from '@/e2e/support/test'
import { guestPassPage, postGuestPass } from '@/e2e/support/guest-pass'

test('past the limit of an address the form comes back with everything typed', async ({
  ownSite,
}) => {
  const page = { html: await guestPassPage(ownSite) }
  const office = Array.from({ length: 300 }, () => postGuestPass(ownSite, {}, page))
  const statuses = (await Promise.all(office)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([303]))
  const { status, html } = await postGuestPass(ownSite, {}, page)
  expect(status).toBe(429)
  expect(html).toContain('We have received too many forms from your network')
  expect(html).toContain('value="9800000000"')
})

test('/api/health says whether a lead could be stored', async ({ request }) => {
  const response = await request.get('/api/health')
  expect(response.status()).toBe(200)
  const build = readFileSync('.next/BUILD_ID', 'utf8').trim()
  expect(await response.json()).toEqual({ status: 'ok', build })
  expect(response.headers()['cache-control']).toBe('no-store')
})

test('bad settings stop the start with one line that names them', async () => {
  const started = startSite({ BACKEND_URL: undefined, BACKEND_TOKEN: '', TRUST_PROXY: 'two' })
  const line =
    /^The site can't start: BACKEND_URL [^\n]+; BACKEND_TOKEN [^\n]+; TRUST_PROXY [^\n]+$/m
  await expect(started).rejects.toThrow(line)
  await expect(started).rejects.not.toThrow(/^\s+at .*\bstart\b/m)
})
