import { arrived } from '@/e2e/forms'
import { expect, serverTest as test } from '@/e2e/test'
import { postGuestPass } from './guest-pass'

/** What a page of an earlier build says its form is for. */
const outdated = {
  '$ACTION_1:0': '{"id":"60f79adce45f41d780ed5a5a97b5a28710cb78b614","bound":"$@1"}',
  $ACTION_KEY: 'k00000000000000000000000000000000',
}

test('a form of a page from before a deploy is taken', async ({ site }) => {
  const { status, name } = await postGuestPass(site, outdated)
  expect(status).toBe(303)
  expect(await arrived(site, name)).toHaveLength(1)
})

test('a form of a page from before a deploy comes back with everything typed', async ({ site }) => {
  const change = { ...outdated, lead_phone: '', lead_city: 'Old town' }
  const { status, html } = await postGuestPass(site, change)
  expect(status).toBe(200)
  expect(html).toContain('Please enter your Phone number')
  expect(html).toContain('value="Old town"')
})
