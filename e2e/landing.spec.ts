import { expect, test } from './test'

const sahakaraNagar = ['tel:+910000000109', 'mailto:sahakara-nagar@octagym.example']
const guwahati = ['tel:+910000000108', 'mailto:guwahati@octagym.example']

const pages = [
  { route: '/landing/sahakara-nagar', club: sahakaraNagar },
  { route: '/landing/sahakara-nagar/sn-thank-you', club: sahakaraNagar },
  { route: '/landing/guwahati-assam', club: guwahati },
  { route: '/landing/guwahati-assam/gw-thank-you', club: guwahati },
]

test('a landing page and its thanks have no shell, name the club and lead home @desktop', async ({
  page,
}) => {
  for (const { route, club } of pages) {
    await page.goto(route)
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    const links = page.locator('address a')
    expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual(
      club,
    )
    await page.getByRole('link', { name: 'OCTA GYM – home' }).click()
    await expect(page).toHaveURL('/')
  }
})
