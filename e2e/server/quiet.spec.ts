import { logLines } from '@/e2e/log-lines'
import { arrived } from '@/e2e/forms'
import { expect, serverTest as test } from '@/e2e/test'
import { pages } from '@/content/pages'
import { callGuestPass, postGuestPass } from './guest-pass'

test('a start, twenty visits and two forms print no warning', async ({ ownSite }) => {
  const visited = pages.slice(0, 20)
  expect(visited).toHaveLength(20)
  for (const { path } of visited) {
    const answer = await fetch(ownSite.url + path, { headers: { accept: 'text/html' } })
    expect(answer.status, path).toBe(200)
    await answer.text()
  }
  await arrived(ownSite, (await postGuestPass(ownSite)).name)
  await arrived(ownSite, (await callGuestPass(ownSite)).name)
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
})
