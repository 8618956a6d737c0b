import { test as base, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { everythingWorks } from '@/sandbox/mode'
import { startSite, type Site } from '@/testing/site'

/** Ends of titles, for what is the same with and without JavaScript. */
export const bothWays = ['', ' @no-script']

interface OwnSite {
  settings: Record<string, string>
  /** A site, of `settings`, that no other test has used or will use. */
  ownSite: Site
}

/**
 * Playwright's test with a site and a sandbox of the worker's own, without a browser. The sandbox's switches and
 * leads are reset before each test, but a lead of the test before may still arrive: look for your own. A browser is a
 * phone, or a desktop where the title says `@desktop`; it runs no script where the title says `@no-script`.
 */
export const serverTest = base.extend<OwnSite & { resetSandbox: undefined }, { site: Site }>({
  // One project for both: another would be one more start of each site.
  isMobile: async ({}, provide, { tags }) => provide(!tags.includes('@desktop')),
  hasTouch: async ({ isMobile }, provide) => provide(isMobile),
  viewport: async ({ isMobile }, provide) =>
    provide(isMobile ? { width: 360, height: 740 } : { width: 1440, height: 900 }),
  javaScriptEnabled: async ({}, provide, { tags }) => provide(!tags.includes('@no-script')),
  settings: {},
  ownSite: async ({ settings }, provide) => {
    const site = await startSite(settings)
    await provide(site)
    await site.close()
  },
  site: [
    async ({}, provide) => {
      const site = await startSite()
      // After a test with a broken backend, the next tests have the news that was read before.
      await (await fetch(`${site.url}/sitemap.xml`)).text()
      await provide(site)
      await site.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ site }, provide) => provide(site.url),
  resetSandbox: [
    async ({ site }, provide) => {
      site.sandbox.setMode(everythingWorks)
      site.sandbox.clear()
      await provide(undefined)
    },
    { auto: true },
  ],
})

interface Watch {
  /** Expects console messages, errors, failed requests and dialogs that match, in this test. */
  allowConsole: (...messages: RegExp[]) => void
  /** Lets requests to another host pass, in this test; they are answered with an empty page. */
  allowRequest: (...urls: RegExp[]) => Promise<void>
}

const reportViolations = () =>
  document.addEventListener('securitypolicyviolation', (event) =>
    reportError(new Error(`CSP violation: ${event.violatedDirective} ${event.blockedURI}`)),
  )

const matches = (patterns: RegExp[], text: string) => patterns.some((one) => one.test(text))

async function watchContext(context: BrowserContext, address: string, scripts: boolean) {
  const problems: string[] = []
  const messages: RegExp[] = []
  const allowed: RegExp[] = []
  const own = (url: string) => new URL(url).origin === address || /^(data|blob|about):/.test(url)

  await context.addInitScript(reportViolations)
  // The browser itself reaches no other host (playwright.config.ts).
  context.on('request', (request) => {
    if (!own(request.url()) && !matches(allowed, request.url()))
      problems.push(`request to a third party: ${request.url()}`)
  })
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (thrown) => problems.push(`page error: ${String(thrown.error())}`))
  // "Leave site?" asks a visitor who sends a form whether they want to lose it.
  context.on('dialog', (dialog) => {
    const told = `dialog: ${dialog.type()}`
    problems.push(told)
    if (!matches(messages, told)) void dialog.accept()
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    const switchedOff = !scripts && reason === 'csp'
    if (own(request.url()) && reason !== 'net::ERR_ABORTED' && !switchedOff)
      problems.push(`failed request: ${request.url()} ${reason}`)
  })

  const allowConsole = (...all: RegExp[]) => void messages.push(...all)
  const allowRequest = async (...urls: RegExp[]) => {
    allowed.push(...urls)
    for (const url of urls)
      await context.route(url, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  }
  const unexpected = () => problems.filter((one) => !matches(messages, one))
  return { allowConsole, allowRequest, unexpected }
}
type Watched = Awaited<ReturnType<typeof watchContext>>

/**
 * A test with a site of its own and a browser. A console error or warning, page error, CSP violation or request
 * elsewhere fails the test.
 */
export const test = serverTest.extend<Watch & { watch: Watched }>({
  watch: [
    async ({ context, baseURL, javaScriptEnabled }, provide) => {
      const watch = await watchContext(context, String(baseURL), javaScriptEnabled !== false)
      await provide(watch)
      expect(watch.unexpected(), 'nothing unexpected in the browser').toEqual([])
    },
    { auto: true },
  ],
  allowConsole: async ({ watch }, provide) => provide(watch.allowConsole),
  allowRequest: async ({ watch }, provide) => provide(watch.allowRequest),
})

export const expect = test.expect

/** For `expect.poll`, in milliseconds: shorter intervals for the events that nearly every test awaits. */
export const often = { intervals: [25, 50, 100] }

/** For `expect.poll` of what a process does first, or does again after a restart. */
export const afterStart = { timeout: 60_000, intervals: [100] }

/** Waits until an element is hydrated; before that it works as without JavaScript. */
export async function hydrated(element: Locator) {
  const isHydrated = () =>
    element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')))
  await expect.poll(isHydrated, often).toBe(true)
}

/** Holds back requests for such addresses until the function that it returns is called. */
export async function holdBack(page: Page, addresses: RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(addresses, (route) => promise.then(() => route.fallback()))
  return resolve
}

/**
 * Waits until the idle tasks of the loaded page have run. Idle tasks keep their order; a browser
 * without a frame to draw may never report that it is idle.
 */
export async function settled(page: Page) {
  await page.waitForLoadState('load')
  await hydrated(page.locator('main'))
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestIdleCallback(() => setTimeout(resolve), { timeout: 5_000 }),
      ),
  )
}
