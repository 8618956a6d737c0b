import { createServer, type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import { clubPath } from '@/content/paths'
import { fullClub } from '@/e2e/support/example-clubs'
import { franchiseVideos } from '@/content/franchise-videos'
import { formCases, guestPass } from '@/e2e/support/form-cases'
import { misfits } from '@/e2e/support/readable'
import { distinctRoutes } from '@/e2e/support/routes'
import { expect, serverTest } from '@/e2e/support/test'
import { listen } from '@/testing/http'

const violationPath = '/violation'

/**
 * Starts a server before the site: fonts come a second late, violations of the policy become errors,
 * and pages come without their scripts while `scripts` is off.
 */
async function startFront(site: string) {
  const front = { url: '', scripts: true, errors: [] as string[] }
  const server = createServer((asked, response) => {
    const { method, url = '/' } = asked
    if (url === violationPath) asked.on('data', (report) => front.errors.push(String(report)))
    if (url === violationPath) return void response.writeHead(204).end()
    const headers = { ...asked.headers, 'accept-encoding': 'identity', 'if-none-match': '' }
    const send = async (got: IncomingMessage) => {
      const body = await buffer(got)
      const { 'content-length': _, 'content-security-policy': policy, ...rest } = got.headers
      const report = `${String(policy)}; report-uri ${violationPath}`
      response.writeHead(got.statusCode ?? 500, {
        ...rest,
        ...(policy && { 'content-security-policy': report }),
      })
      if (front.scripts || !policy) response.end(body)
      else response.end(String(body).replaceAll(/<script\b.*?<\/script>/gs, ''))
    }
    const late = url.endsWith('.woff2') ? 1000 : 0
    asked.pipe(
      request(site + url, { method, headers }, (got) => setTimeout(() => void send(got), late)),
    )
  })
  front.url = `http://localhost:${await listen(server)}`
  return { front, server }
}

type Front = Awaited<ReturnType<typeof startFront>>['front']

const test = serverTest.extend<{ noErrors: undefined }, { front: Front; tab: Page }>({
  front: [
    async ({ site }, provide) => {
      const { front, server } = await startFront(site.url)
      await provide(front)
      server.close().closeAllConnections()
    },
    { scope: 'worker' },
  ],
  tab: [
    async ({ browser, front }, provide) => {
      const viewport = { width: 360, height: 740 }
      const page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
      page.on('pageerror', (error) => front.errors.push(String(error)))
      page.on('console', (message) => {
        if (message.type() === 'error') front.errors.push(message.text())
      })
      await provide(page)
      await page.close()
    },
    { scope: 'worker' },
  ],
  noErrors: [
    async ({ front }, provide) => {
      front.scripts = true
      await provide(undefined)
      expect(front.errors.splice(0)).toEqual([])
    },
    { auto: true },
  ],
})

const submit = 'form [type=submit]'

/** Waits until a function in the page says yes. */
const waitFor = (tab: Page, act: (given: string) => boolean, given = '') =>
  expect(async () => expect(await tab.evaluate(act, given)).toBe(true)).toPass()

const isFocused = (selector: string) => document.activeElement?.matches(selector) === true
const isHydrated = (selector: string) =>
  Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__reactProps'))
const isAt = (address: string) =>
  document.readyState === 'complete' &&
  location.pathname + location.search + location.hash === address
const isDraftBack = () => {
  const [name, agree] = ['lead_first_name', 'agree'].map((one) =>
    document.querySelector<HTMLInputElement>(`form [name=${one}]`),
  )
  return name?.value === 'Asha' && agree?.checked === false
}
const isShown = (caption: string) =>
  document.querySelector('[aria-roledescription=carousel] [aria-live]')?.textContent === caption

/** In the page: what a visitor would type, select and choose. */
function fillIn(values: Record<string, string>) {
  const [form] = document.forms
  for (const [name, value] of Object.entries(values))
    Object.assign(form?.elements.namedItem(name) ?? {}, { value })
  form?.dispatchEvent(new Event('input'))
}

/** In the page: the texts in sight that get another width when they are laid out anew. */
function stale() {
  const range = document.createRange()
  const texts = [...document.querySelectorAll('a, button, p, h1, h2, h3')].filter((text) =>
    text.checkVisibility(),
  )
  const widths = () =>
    texts.map((text) => {
      range.selectNodeContents(text)
      return Math.round(range.getBoundingClientRect().width)
    })
  const before = widths()
  document.body.style.display = 'none'
  void document.body.offsetHeight
  document.body.style.display = ''
  const after = widths()
  return texts.filter((_, at) => before[at] !== after[at]).map(({ textContent }) => textContent)
}

/** In the page: the focused field, its ring, and whether its label can be seen. */
function focusedField() {
  const field = document.activeElement
  const box = field?.closest('[data-field]')
  const { top = 0, left = 0 } = box?.querySelector('label, legend')?.getBoundingClientRect() ?? {}
  return {
    name: field?.getAttribute('name'),
    outline: field && getComputedStyle(field).outlineStyle,
    label: box?.contains(document.elementFromPoint(left + 4, top + 4)),
  }
}

/** Opens a page and waits until the element that a selector names is hydrated. */
async function open(tab: Page, site: string, address: string, selector = 'main') {
  await tab.goto(site + address)
  // Drivers may say so while the page before is still shown.
  await waitFor(tab, isAt, address)
  if (selector) await waitFor(tab, isHydrated, selector)
}

test('no text keeps the width of the fallback font on a first visit', async ({ tab, front }) => {
  for (const route of ['/', '/classes']) {
    await open(tab, front.url, route)
    await waitFor(tab, () => document.fonts.status === 'loaded')
    expect(await tab.evaluate(stale)).toEqual([])
  }
})

test('no page of any kind is wider than the window, or cuts a word off', async ({ tab, front }) => {
  for (const route of [...distinctRoutes, '/no-such-page']) {
    await open(tab, front.url, route)
    expect(await misfits(tab), route).toEqual([])
  }
  front.errors = front.errors.filter((error) => !error.includes('404'))
})

test('all six forms say what is wrong with a ring in view, and can be sent', async ({
  tab,
  front,
}) => {
  for (const { route, values, messages, destination, consent } of formCases) {
    await open(tab, front.url, route, 'form')
    if (consent === false) await tab.click('[name=agree]')
    await tab.click(submit)
    await waitFor(tab, isFocused, '[aria-invalid]')
    const [name] = Object.keys(messages)
    expect(await tab.evaluate(focusedField)).toEqual({ name, outline: 'solid', label: true })
    await tab.evaluate(fillIn, values)
    await tab.click(submit)
    await waitFor(tab, isAt, destination)
  }
})

test('a draft comes back after Back, and a consent that was taken back does not', async ({
  tab,
  front,
}) => {
  await open(tab, front.url, '/getpass', 'form')
  await tab.click('[name=agree]')
  await tab.evaluate(fillIn, { lead_first_name: 'Asha' })
  await waitFor(tab, () => /refused":true/.test(Object.values(sessionStorage).join()))
  await open(tab, front.url, '/about')
  await tab.goBack()
  await waitFor(tab, isDraftBack)
  await tab.evaluate(() => {
    document.forms[0]?.remove() // The draft is not looked for in the page before the reload.
    location.reload()
  })
  await waitFor(tab, isDraftBack)
})

test('Tab goes round the open menu both ways, and Escape closes it', async ({ tab, front }) => {
  await open(tab, front.url, '/', '#menu')
  await tab.click('[popovertarget=menu]')
  await waitFor(tab, isFocused, '#menu button')
  const round: unknown[] = []
  const focused = () => tab.evaluate(() => document.activeElement?.outerHTML)
  const stops = await tab.evaluate(
    () =>
      [...document.querySelectorAll(':is(#menu, body > [data-over-menu]) :is(a, button)')].filter(
        (one) => one.getClientRects().length > 0,
      ).length,
  )
  for (let stop = 0; stop < stops; stop++) {
    round.push(await focused())
    await tab.keyboard.press('Tab')
  }
  expect([new Set(round).size, await focused()]).toEqual([stops, round[0]])
  for (const stop of round.toReversed()) {
    await tab.keyboard.press('Shift+Tab')
    expect(await focused()).toEqual(stop)
  }
  await tab.keyboard.press('Escape')
  await waitFor(tab, isFocused, '[popovertarget=menu]')
})

test('the carousel turns by press and key, and says what it shows', async ({ tab, front }) => {
  await open(tab, front.url, '/franchise', '[aria-roledescription=carousel] button')
  const [, second, third] = franchiseVideos
  await tab.click('[aria-label="Next video"]')
  await waitFor(tab, isShown, second.caption)
  await tab.evaluate(
    (list) => document.querySelector<HTMLElement>(list)?.focus(),
    '[aria-roledescription=carousel] [tabindex="0"]',
  )
  await tab.keyboard.press('ArrowRight')
  await waitFor(tab, isShown, third.caption)
})

for (const [route, button] of [
  [clubPath(fullClub.slug), '[aria-label=Map] [role=button]'],
  ['/franchise', '[aria-roledescription=carousel] [role=button]'],
] as const)
  test(`the frame of ${route} comes after the press, with the focus`, async ({ tab, front }) => {
    await open(tab, front.url, route, button)
    expect(await tab.evaluate(() => document.querySelectorAll('iframe').length)).toBe(0)
    await tab.click(button)
    await waitFor(tab, isFocused, 'iframe')
    // What it says later would be an error of the next test.
    await tab.evaluate(() => document.querySelector('iframe')?.remove())
    front.errors.length = 0 // There is no network to load it from.
  })

test('the guest pass says what is wrong and can be sent without JavaScript', async ({
  tab,
  front,
}) => {
  front.scripts = false
  // An address that the browser has not kept with its scripts.
  await open(tab, front.url, '/getpass?without', '')
  expect(await tab.evaluate(() => document.scripts.length)).toBe(0)
  await tab.click(submit)
  await waitFor(
    tab,
    () => document.title.startsWith('Error: ') && !!document.querySelector('form [role=alert]'),
  )
  await tab.evaluate(fillIn, guestPass.values)
  await tab.click(submit)
  await waitFor(tab, isAt, guestPass.destination)
})
