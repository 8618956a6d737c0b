import type { Page } from '@playwright/test'
import { guestPass } from '@/e2e/support/form-cases'
import { fill } from '@/e2e/support/forms'
import { kinds } from '@/e2e/support/routes'
import { expect, often, settled, test } from '@/e2e/support/test'

const desktop = { width: 1440, height: 900 }
const phone = { width: 360, height: 740 }

/** The boxes of a page, each with its values in the order of the properties. */
interface Styles {
  properties: string[]
  boxes: { name: string; values: string[] }[]
}

/** The properties that the sheets of a page set: no other one differs where a rule of theirs is missing. */
const propertiesSet = (page: Page) =>
  page.evaluate(() => {
    const known = new Set(getComputedStyle(document.body))
    const set = new Set<string>()
    const read = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if ('style' in rule) for (const name of rule.style as CSSStyleDeclaration) set.add(name)
        if ('cssRules' in rule) read(rule.cssRules as CSSRuleList)
      }
    }
    for (const sheet of document.styleSheets) read(sheet.cssRules)
    return [...set].filter((name) => known.has(name) && !name.startsWith('--'))
  })

/** The computed styles of every box of the page, also those of text and of generated content. */
async function computedStyles(page: Page, properties: string[]): Promise<Styles> {
  const session = await page.context().newCDPSession(page)
  const { documents, strings } = await session.send('DOMSnapshot.captureSnapshot', {
    computedStyles: properties,
  })
  await session.detach()
  const text = (index = -1) => strings[index] ?? ''
  const boxes = documents.flatMap(({ nodes, layout }) =>
    layout.nodeIndex.map((node, box) => {
      const attributes = nodes.attributes?.[node]?.map(text) ?? []
      const className = attributes.find((_, at) => attributes[at - 1] === 'class') ?? ''
      const name = `${text(nodes.nodeName?.[node])}.${className}`
      return { name, values: layout.styles[box]?.map(text) ?? [] }
    }),
  )
  return { properties, boxes }
}

const styled = async (page: Page) => {
  await settled(page)
  await page.evaluate(() => document.fonts.ready)
}

/** The differences between two states of a page. */
function differences({ properties, boxes }: Styles, plain: Styles) {
  if (boxes.length !== plain.boxes.length)
    return [`${boxes.length} boxes for ${plain.boxes.length}`]
  return boxes.flatMap(({ name, values }, box) => {
    const other = plain.boxes[box]
    const found = properties.filter((_, at) => values[at] !== other?.values[at])
    return name === other?.name && found.length === 0 ? [] : [[name, ...found].join('; ')]
  })
}

/** Switches the sheets of a page on, as they are linked, or off again. */
async function switchSheets(page: Page, on: boolean) {
  await page.locator('style[data-used] ~ link[data-precedence]').evaluateAll(
    (sheets: HTMLLinkElement[], [media, disabled]) => {
      for (const sheet of sheets) Object.assign(sheet, { rel: 'stylesheet', media, disabled })
    },
    on ? (['all', false] as const) : (['not all', true] as const),
  )
  const loading = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[data-precedence]')].filter(
      ({ disabled, sheet }) => !disabled && !sheet,
    ).length
  await expect.poll(() => page.evaluate(loading), often).toBe(0)
}

/** The first of what can be seen and pressed of which none like it was pressed yet. */
async function nextToPress(page: Page, pressed: Set<string>) {
  const all = page.locator('button, summary, [role="button"]')
  const looks = await all.evaluateAll((elements) =>
    elements.map((one) => {
      const { width, height } = one.getBoundingClientRect()
      const isVisible = width * height > 0 && one.checkVisibility({ visibilityProperty: true })
      return isVisible && `${one.tagName}.${one.className}`
    }),
  )
  const at = looks.findIndex((look) => look && !pressed.has(look))
  if (at < 0) return undefined
  pressed.add(String(looks[at]))
  return all.nth(at)
}

const holdAnimations = () => {
  for (const animation of document.getAnimations()) {
    animation.pause()
    animation.currentTime = 0
  }
}

/** What the sheets change in a page as it is now. */
async function lackOfSheets(page: Page) {
  await page.evaluate(holdAnimations)
  await switchSheets(page, true)
  const properties = await propertiesSet(page)
  const whole = await computedStyles(page, properties)
  await switchSheets(page, false)
  return differences(await computedStyles(page, properties), whole)
}

for (const path of kinds)
  test(`${path} has all its styles at both widths, without the sheets of the page @desktop @no-script`, async ({
    page,
  }) => {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size)
      await expect.poll(() => lackOfSheets(page), `${size.width} pixels`).toEqual([])
    }
  })

for (const path of [...kinds, '/locations/list', '/events'])
  test(`what a press on ${path} brings has all its styles, without the sheets of the page @phone`, async ({
    page,
    context,
    allowRequest,
  }) => {
    await context.grantPermissions(['clipboard-write'])
    await allowRequest(/^https:\/\/www\.(youtube-nocookie|google)\.com\//)
    // The notification stays for 2 seconds, however long a look at the page takes.
    await page.clock.install()
    await page.goto(path)
    await styled(page)
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
    for (const consent of await page.getByRole('checkbox', { name: /^I agree/ }).all())
      await consent.check()
    const pressed = new Set<string>()
    for (let one = await nextToPress(page, pressed); one; one = await nextToPress(page, pressed)) {
      const name = await one.evaluate((element) => element.ariaLabel ?? element.textContent)
      const submits = (await one.getAttribute('type')) === 'submit'
      await one.press('Enter')
      if (submits) await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused()
      await expect.poll(() => lackOfSheets(page), { message: `after ${name}` }).toEqual([])
      await page.keyboard.press('Escape')
    }
    expect(pressed.size).toBeGreaterThan(0)
  })

test('the sheets of a page are not fetched, not even when its form comes back or is sent @phone', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') fetched.push(request.url())
  })
  const named = () =>
    page
      .locator('style[data-used] ~ link[rel=stylesheet][data-precedence]')
      .evaluateAll((sheets) => sheets.map((sheet) => (sheet as HTMLLinkElement).href))
  await page.goto('/getpass')
  await settled(page)
  const ofForm = await named()
  const button = page.getByRole('button', { name: guestPass.button })
  await button.press('Enter')
  await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused()
  await fill(page, guestPass.values)
  await button.press('Enter')
  await expect(page).toHaveURL(guestPass.destination)
  await settled(page)
  const ofThanks = await named()
  expect(Math.min(ofForm.length, ofThanks.length)).toBeGreaterThan(1)
  for (const sheet of [...ofForm, ...ofThanks]) expect(fetched).not.toContain(sheet)
})
