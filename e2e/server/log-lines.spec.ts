import { logLines } from '@/e2e/support/log-lines'
import { arrived } from '@/e2e/support/forms'
import { expect, serverTest as test } from '@/e2e/support/test'
import { pages } from '@/content/pages'
import { callGuestPass, postGuestPass } from '@/e2e/support/guest-pass'

test('a start, twenty visits and two forms print no warning, no token and nothing typed', async ({
  ownSite,
}) => {
  const visited = pages.slice(0, 20)
  expect(visited).toHaveLength(20)
  for (const { path } of visited) {
    const response = await fetch(ownSite.url + path, { headers: { accept: 'text/html' } })
    expect(response.status, path).toBe(200)
    await response.text()
  }
  const senders = [await postGuestPass(ownSite), await callGuestPass(ownSite)]
  for (const { name } of senders) await arrived(ownSite, name)
  await expect.poll(() => ownSite.output().match(/lead delivered/g)).toHaveLength(senders.length)
  expect(await ownSite.stop('SIGTERM')).toBe(143)

  const level = (line: unknown) =>
    typeof line === 'object' && line !== null && 'level' in line ? Number(line.level) : NaN
  const lines = logLines(ownSite)
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.filter((line) => !(level(line) < 40))).toEqual([])
  // Next writes one line of its own, which is no warning.
  const others = ownSite
    .output()
    .replace(/^.*Running next\.config took .*$/m, '')
    .split('\n')
  expect(others.filter((line) => line && !line.startsWith('{'))).toEqual([])
  for (const secret of [ownSite.token, ...senders.map(({ name }) => name)])
    expect(ownSite.output()).not.toContain(secret)
})
