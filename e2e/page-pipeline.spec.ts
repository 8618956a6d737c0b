import type { BrowserContext, Page } from '@playwright/test'
import { guestPass } from './form-cases'
import { fill } from './forms'
import { kinds } from './routes'
import { expect, noScript, often, settled, test } from './test'

const desktop = { width: 1440, height: 900 }
const phone = { width: 360, height: 740 }

/** Serves the pages as Next.js made them: with linked sheets, without inlined styles. */
const asNextMadeThem = (context: BrowserContext) =>
  context.route(
    (url) => !url.pathname.startsWith('/_next/'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const html = await response.text()
      await route.fulfill({
        response,
        body: html
          .replace(/<style data-used>[^]*?<\/style>/, '')
          .replaceAll('rel="later" media="not all"', 'rel="stylesheet"'),
      })
    },
  )

/** The name of a box, then the values in the order of the properties. */
type Box = string[]

/** One name of each property: `block-size` is the same as `height`. */
const otherName = /^--|(^|-)(block|inline)(-|$)/

/** The computed styles of every box of the page, also those of text and of generated content. */
async function computedStyles(page: Page): Promise<Box[]> {
  const names = await page.evaluate(() => [...getComputedStyle(document.body)])
  const properties = names.filter((name) => !otherName.test(name))
  const session = await page.context().newCDPSession(page)
  const { documents, strings } = await session.send('DOMSnapshot.captureSnapshot', {
    computedStyles: properties,
  })
  await session.detach()
  const text = (index = -1) => strings[index] ?? ''
  return documents.flatMap(({ nodes, layout }) =>
    layout.nodeIndex.map((node, box) => {
      const attributes = nodes.attributes?.[node]?.map(text) ?? []
      const className = attributes.find((_, at) => attributes[at - 1] === 'class') ?? ''
      const name = `${text(nodes.nodeName?.[node])}.${className}`
      const values = layout.styles[box]?.map((value, at) => `${properties[at]}: ${text(value)}`)
      return [name, ...(values ?? [])]
    }),
  )
}

/** Pictures that still have the source of another width: a browser changes it one task later. */
const picturesToChange = () =>
  [...document.querySelectorAll('picture')].filter((picture) => {
    const sources = [...picture.querySelectorAll('source[width]')]
    const chosen = sources.find((source) => matchMedia(source.getAttribute('media') ?? '').matches)
    const image = picture.querySelector('img')
    const sized = chosen ?? image
    const ratio = `auto ${sized?.getAttribute('width')} / ${sized?.getAttribute('height')}`
    return image && getComputedStyle(image).aspectRatio !== ratio
  }).length

async function stylesAtBothWidths(page: Page) {
  const looks: Box[][] = []
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size)
    await expect.poll(() => page.evaluate(picturesToChange), often).toBe(0)
    looks.push(await computedStyles(page))
  }
  return looks
}

const styled = async (page: Page) => {
  await settled(page)
  await page.evaluate(() => document.fonts.ready)
}

/** The differences between two states of a page. */
function differences(boxes: Box[], plain: Box[]) {
  if (boxes.length !== plain.length) return [`${boxes.length} boxes for ${plain.length}`]
  return boxes.flatMap(([name = '', ...values], box) => {
    const [other, ...others] = plain[box] ?? []
    const found = values.filter((value, at) => value !== others[at])
    return name === other && found.length === 0 ? [] : [[name, ...found].join('; ')]
  })
}

/**
 * Does the same with the pages as they are sent and as Next.js made them, and compares. Forms are sent
 * by keyboard, because a pointer would hover over whatever moves under it.
 */
async function compare(page: Page, look: () => Promise<Box[][]>) {
  const finished = await look()
  await asNextMadeThem(page.context())
  const plain = await look()
  expect(finished).toHaveLength(plain.length)
  for (const [index, boxes] of finished.entries())
    expect(differences(boxes, plain[index] ?? []), `look ${index + 1}`).toEqual([])
}

test.describe('without JavaScript @desktop', () => {
  test.use(noScript)

  for (const path of kinds)
    test(`${path} looks in each of its parts as Next made it, without its sheets and with them`, ({
      page,
    }) =>
      compare(page, async () => {
        await page.goto(path)
        await page.evaluate(() => document.fonts.ready)
        const before = await stylesAtBothWidths(page)
        const sheets = page.locator('link[rel=later]')
        const switchedOn = await sheets.count()
        await sheets.evaluateAll((all: HTMLLinkElement[]) => {
          for (const sheet of all) Object.assign(sheet, { rel: 'stylesheet', media: 'all' })
        })
        const loading = () =>
          [...document.querySelectorAll('link')].filter(
            ({ rel, sheet }) => rel === 'stylesheet' && !sheet,
          ).length
        await expect.poll(() => page.evaluate(loading)).toBe(0)
        return [...before, ...(switchedOn > 0 ? await stylesAtBothWidths(page) : before)]
      }))
})

/** Switches the sheets of a page on, as they are linked, or off again. */
async function switchSheets(page: Page, on: boolean) {
  await page.locator('style[data-used] ~ link[data-precedence]').evaluateAll(
    (sheets: HTMLLinkElement[], [media, disabled]) => {
      for (const sheet of sheets) Object.assign(sheet, { media, disabled })
    },
    on ? (['all', false] as const) : (['not all', true] as const),
  )
  const loading = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[data-precedence]')].filter(
      ({ disabled, sheet }) => !disabled && !sheet,
    ).length
  await expect.poll(() => page.evaluate(loading), often).toBe(0)
}

/** The first of what can be pressed of which none like it was pressed yet. */
async function nextToPress(page: Page, pressed: Set<string>) {
  for (const one of await page.locator('button, summary, [role="button"]').all()) {
    const look = await one.evaluate(({ tagName, className }) => `${tagName}.${className}`)
    if (pressed.has(look) || !(await one.isVisible())) continue
    pressed.add(look)
    return one
  }
  return undefined
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
  const finished = await computedStyles(page)
  await switchSheets(page, true)
  const whole = await computedStyles(page)
  await switchSheets(page, false)
  return differences(finished, whole)
}

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
