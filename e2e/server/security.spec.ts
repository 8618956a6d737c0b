import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { routes } from '@/e2e/support/routes'
import { expect, serverTest as test } from '@/e2e/support/test'

const POLICY = 'content-security-policy'

/** For each inline script, the policy sources of which one must be present. */
function inlineScripts(html: string): string[][] {
  return [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\ssrc=|\stype="application\//.test(attributes))
    .map(([, attributes = '', code = '']) => {
      const nonce = /\snonce="([^"]+)"/.exec(attributes)?.[1]
      const hash = createHash('sha256').update(code).digest('base64')
      return [`'nonce-${nonce}'`, `'sha256-${hash}'`]
    })
}

/** The key of forms, where docs/security.md says that it is. */
async function keyOfForms() {
  const manifest = await readFile('.next/server/server-reference-manifest.json', 'utf8')
  const [, key = ''] = /"encryptionKey":\s*"([^"]+)"/.exec(manifest) ?? []
  expect(Buffer.from(key, 'base64').length).toBeGreaterThanOrEqual(16)
  return key
}

test('every page has one strict policy that allows its own scripts and no others, and no secret', async ({
  request,
  site,
}) => {
  const key = await keyOfForms()
  for (const route of [...routes, '/no-such-page', '/locations/no-such-club']) {
    const response = await request.get(route)
    const html = await response.text()
    const policies = response.headersArray().filter(({ name }) => name.toLowerCase() === POLICY)
    expect(policies, route).toHaveLength(1)
    const scripts = /script-src ([^;]*)/.exec(policies[0]?.value ?? '')?.[1]?.split(' ') ?? []
    expect(scripts, route).toContain("'self'")
    expect(scripts.join(' '), route).not.toMatch(/unsafe-|strict-dynamic|https?:|\*/)
    const inline = inlineScripts(html)
    expect(inline, route).not.toHaveLength(0)
    const forbidden = inline.filter((sources) => !sources.some((one) => scripts.includes(one)))
    expect(forbidden, route).toEqual([])
    for (const secret of [site.token, key]) expect(html, route).not.toContain(secret)
  }
})

test('the backend’s token and the key of forms are in no file that a browser can load', async ({
  site,
}) => {
  const key = await keyOfForms()
  for (const folder of ['.next/static', 'public']) {
    const files = (await readdir(folder, { recursive: true })).filter(extname)
    expect(files).not.toHaveLength(0)
    for (const file of files) {
      const bytes = await readFile(join(folder, file))
      for (const secret of [site.token, key]) expect(bytes.includes(secret), file).toBe(false)
    }
  }
})
