import { clubs } from '@/content/clubs'
import { clubPath } from '@/content/paths'
import { fullClub } from '@/e2e/support/example-clubs'
import { arrived } from '@/e2e/support/forms'
import { expect, serverTest as test } from '@/e2e/support/test'
import { attribute, elements, startTags } from '@/testing/html'
import { postGuestPass } from '@/e2e/support/guest-pass'

/** The option that is chosen in each list. */
const chosen = (html: string): Record<string, string | undefined> =>
  Object.fromEntries(
    elements(html, 'select').map(({ tag, inner }) => {
      const option = startTags(inner, 'option').find((one) => / selected/.test(one))
      return [attribute(tag, 'name') ?? '', attribute(option ?? '', 'value')]
    }),
  )

test('the form of a club’s page has this club chosen, and another choice stays when it comes back', async ({
  site,
}) => {
  const path = clubPath(fullClub.slug)
  const html = await (await fetch(site.url + path)).text()
  expect(chosen(html)).toMatchObject({ clubid: String(fullClub.id) })
  const other = String(clubs.find(({ id }) => id !== fullClub.id)?.id)
  const back = await postGuestPass(site, { clubid: other, lead_city: '' }, { html, path })
  expect(chosen(back.html)).toMatchObject({ clubid: other })
  // What stands there then is the visitor's own.
  expect([html, back.html].map((page) => page.includes(' data-filled'))).toEqual([true, false])
  expect(startTags(back.html, 'form')[0]).not.toContain(' action=')
  const none = await postGuestPass(site, { clubid: '' }, { html, path })
  expect(chosen(none.html)).toMatchObject({ clubid: '' })
})

test('the pass can be asked for on the about page as well', async ({ site }) => {
  const html = await (await fetch(`${site.url}/about`)).text()
  const { status, name } = await postGuestPass(site, {}, { html, path: '/about' })
  expect(status).toBe(303)
  expect(await arrived(site, name)).toHaveLength(1)
})
