import { clubs } from '@/content/clubs'
import { clubPath } from '@/content/paths'
import { fullClub } from '@/e2e/support/example-clubs'
import { guestPass } from '@/e2e/support/form-cases'
import { arrived, notification } from '@/e2e/support/forms'
import { expect, serverTest as test } from '@/e2e/support/test'
import { attribute, decodeEntities, elements, startTags } from '@/testing/html'
import { guestPassPage, postGuestPass } from '@/e2e/support/guest-pass'

/** What a visitor can fill in, with what is in it, and what is marked as wrong. */
function readControls(html: string) {
  const selects = elements(html, 'select').map(({ tag, inner }) => {
    const chosen = startTags(inner, 'option').find((option) => / selected/.test(option))
    return { tag, value: attribute(chosen ?? '', 'value') }
  })
  const inputs = startTags(html, 'input')
    .filter((tag) => attribute(tag, 'type') !== 'hidden')
    .map((tag) => ({ tag, value: decodeEntities(attribute(tag, 'value') ?? '') }))
  const all = [...selects, ...inputs].map(({ tag, value }) => ({
    name: attribute(tag, 'name') ?? '',
    value,
    invalid: attribute(tag, 'aria-invalid') === 'true',
    describedBy: attribute(tag, 'aria-describedby')?.split(' ')[0],
  }))
  const values = Object.fromEntries(all.map(({ name, value }) => [name, value]))
  return { values, wrong: all.filter(({ invalid }) => invalid) }
}

const textOfId = (html: string, id = '') =>
  decodeEntities(
    (new RegExp(`id="${id}"[^>]*>(.*?)</p>`).exec(html)?.[1] ?? '').replaceAll(/<[^>]*>/g, ''),
  )

test('a form with a wrong field comes back with its message, all other values and the consent as it was', async ({
  site,
}) => {
  const html = await guestPassPage(site)
  for (const agree of ['on', '']) {
    const change = { lead_city: ' ', agree }
    const { status, name, html: back } = await postGuestPass(site, change, { html })
    expect(status).toBe(200)
    const { values, wrong } = readControls(back)
    expect(wrong[0]).toMatchObject({ name: 'lead_city' })
    expect(textOfId(back, wrong[0]?.describedBy)).toBe(`Error: ${guestPass.messages.lead_city}`)
    expect(values).toMatchObject({ ...guestPass.values, lead_last_name: name, lead_city: ' ' })
    const [alert = ''] = /<div[^>]* role="alert".*?<\/div>/s.exec(back) ?? []
    expect(alert).toContain(notification)
    const box = startTags(back, 'input').find((tag) => attribute(tag, 'name') === 'agree')
    expect(/ checked/.test(box ?? '')).toBe(agree === 'on')
  }
})

test('the form of a club’s page has this club chosen, and another choice stays when it comes back', async ({
  site,
}) => {
  const path = clubPath(fullClub.slug)
  const html = await (await fetch(site.url + path)).text()
  expect(readControls(html).values).toMatchObject({ clubid: String(fullClub.id) })
  const other = String(clubs.find(({ id }) => id !== fullClub.id)?.id)
  const back = await postGuestPass(site, { clubid: other, lead_city: '' }, { html, path })
  expect(readControls(back.html).values).toMatchObject({ clubid: other })
  const none = await postGuestPass(site, { clubid: '' }, { html, path })
  expect(readControls(none.html).wrong).toMatchObject([{ name: 'clubid', value: '' }])
})

test('the pass can be asked for on the about page as well', async ({ site }) => {
  const html = await (await fetch(`${site.url}/about`)).text()
  const { status, name } = await postGuestPass(site, {}, { html, path: '/about' })
  expect(status).toBe(303)
  expect(await arrived(site, name)).toHaveLength(1)
})
