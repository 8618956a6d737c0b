import { setTimeout as wait } from 'node:timers/promises'
import { expect, serverTest as test } from '@/e2e/test'

test('a post in the first moment of a process is checked like any other', async ({ site }) => {
  await site.stop()
  let started = false
  const restarted = site.restart().then(() => (started = true))
  const forged = { method: 'POST', body: new FormData(), headers: { origin: 'https://a.example' } }
  const answers = new Set<string>()
  while (!started) {
    const answer = await fetch(`${site.url}/getpass`, forged).catch(() => wait(5))
    if (answer) answers.add(`${answer.status} ${await answer.text()}`)
  }
  await restarted
  expect([...answers]).toEqual([expect.stringMatching(/^403 This form was sent from another/)])
})
