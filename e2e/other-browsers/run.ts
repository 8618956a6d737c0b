import { spawnSync } from 'node:child_process'
import { createServer, type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { formCases, guestPass } from '@/e2e/form-cases'
import { distinctRoutes } from '@/e2e/routes'
import { listen } from '@/testing/http'
import { startSite } from '@/testing/site'
import { engines, openTab, type Tab, until } from './engine'
import { requireBuild, run } from '@/scripts/process/command'

const say = (line: string) => process.stdout.write(`${line}\n`)

const violationPath = '/violation'
const violations: string[] = []
let scripts = true

/**
 * A server before the site: fonts come a second late, violations of the policy are written down, and
 * pages come without their scripts while `scripts` is off. (Neither driver works without JavaScript.)
 */
const between = (site: string) =>
  createServer((asked, answer) => {
    const { method, url = '/' } = asked
    if (url === violationPath) asked.on('data', (report) => violations.push(String(report)))
    if (url === violationPath) return void answer.writeHead(204).end()
    const headers = { ...asked.headers, 'accept-encoding': 'identity', 'if-none-match': '' }
    const send = async (got: IncomingMessage) => {
      const body = await buffer(got)
      const policy = got.headers['content-security-policy']
      delete got.headers['content-length']
      if (policy)
        got.headers['content-security-policy'] = `${String(policy)}; report-uri ${violationPath}`
      answer.writeHead(got.statusCode ?? 500, got.headers)
      if (scripts || !policy?.includes('script-src')) answer.end(body)
      else answer.end(String(body).replaceAll(/<script\b.*?<\/script>/gs, ''))
    }
    const late = url.endsWith('.woff2') ? 1000 : 0
    asked.pipe(
      request(site + url, { method, headers }, (got) => setTimeout(() => void send(got), late)),
    )
  })

/** In the page: the texts that are of another width as soon as everything is laid out anew. */
function oldLayout() {
  const range = document.createRange()
  const texts = [...document.querySelectorAll('a, button, p, h1, h2, h3')]
  const measure = () =>
    texts.map((text) => {
      range.selectNodeContents(text)
      return range.getBoundingClientRect().width
    })
  const before = measure()
  document.body.style.display = 'none'
  void document.body.offsetHeight
  document.body.style.display = ''
  const after = measure()
  return texts
    .map(({ textContent }, text) => `${textContent}: ${before[text]}, ${after[text]}`)
    .filter((_, text) => Math.abs(Number(before[text]) - Number(after[text])) > 2)
}

/** In the page: what a visitor would type, select and choose. */
function fillIn(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values))
    for (const control of document.querySelectorAll<HTMLInputElement>(`form [name="${name}"]`)) {
      if (control.type === 'radio' && control.value === value) control.click()
      if (control.type === 'radio') continue
      // React has a setter of its own on the control.
      Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control)
      for (const type of ['input', 'change'])
        control.dispatchEvent(new Event(type, { bubbles: true }))
    }
}

const isFocused = (selector: string) => document.activeElement?.matches(selector) === true
const isHydrated = (selector: string) =>
  Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__reactProps'))
const isAt = (address: string) =>
  document.readyState === 'complete' && location.pathname + location.hash === address

async function openForm(tab: Tab, address: string) {
  await tab.open(address)
  await until('hydration', () => tab.run(isHydrated, 'form'))
}

function expectEqual(found: unknown, wanted: unknown) {
  const [has, needs] = [found, wanted].map((value) => JSON.stringify(value))
  if (has !== needs) throw new Error(`${has} instead of ${needs}`)
}

const submit = 'form [type=submit]'

const steps: Record<string, (tab: Tab, site: string) => Promise<unknown>> = {
  async 'no text keeps the width of the fallback font on a first visit'(tab, site) {
    for (const route of ['/', '/classes']) {
      await tab.open(site + route)
      await until('the fonts', () => tab.run(() => 'fonts' in document.documentElement.dataset))
      expectEqual(await tab.run(oldLayout), [])
    }
  },
  async 'no page of any kind is wider than the window'(tab, site) {
    for (const route of [...distinctRoutes, '/no-such-page']) {
      await tab.open(site + route)
      const wider = () =>
        document.documentElement.scrollWidth - document.documentElement.clientWidth
      expectEqual([route, await tab.run(wider)], [route, 0])
    }
    tab.errors.splice(0, Infinity, ...tab.errors.filter((error) => !error.includes('404')))
  },
  async 'all six forms say what is wrong with a ring in view, and can be sent'(tab, site) {
    for (const { route, values, messages, destination, consent } of formCases) {
      await openForm(tab, site + route)
      if (consent === false) await tab.click('[name=agree]')
      await tab.click(submit)
      await until('a wrong field', () => tab.run(isFocused, '[aria-invalid]'))
      const [name, outline, label] = await tab.run(() => {
        const { activeElement: field } = document
        const { top = 0, left = 0 } =
          field?.closest('[data-field]')?.querySelector('label, legend')?.getBoundingClientRect() ??
          {}
        const hit = document.elementFromPoint(left + 4, top + 4)?.closest('[data-field]')
        return [
          field?.getAttribute('name'),
          field && getComputedStyle(field).outlineStyle,
          hit?.contains(field),
        ]
      })
      expectEqual([name, outline, label], [Object.keys(messages)[0], 'solid', true])
      await tab.run(fillIn, values)
      await until('the check', () => tab.run(() => !document.querySelector('[aria-invalid]')))
      await tab.click(submit)
      await until(destination, () => tab.run(isAt, destination))
    }
  },
  async 'a draft comes back, and a consent that was taken back does not'(tab, site) {
    await openForm(tab, `${site}/getpass`)
    await tab.click('[name=agree]')
    await tab.run(fillIn, { lead_first_name: 'Asha' })
    await until('a draft', () =>
      tab.run(() => /refused":true/.test(Object.values(sessionStorage).join())),
    )
    const came = () =>
      tab.run(() => {
        const [name, agree] = ['lead_first_name', 'agree'].map((one) =>
          document.querySelector<HTMLInputElement>(`[name=${one}]`),
        )
        return name?.value === 'Asha' && agree?.checked === false
      })
    for (const leave of [() => tab.open(`${site}/about`).then(tab.back), tab.reload]) {
      await leave()
      await until('the draft without consent', came)
    }
  },
  async 'Tab goes round the open menu both ways, and Escape closes it'(tab, site) {
    await tab.open(site)
    await until('hydration', () => tab.run(isHydrated, '#menu'))
    await tab.click('[popovertarget=menu]')
    await until('the open menu', () => tab.run(isFocused, '#menu button'))
    const round: unknown[] = []
    const press = (shift: boolean) =>
      tab.press('Tab', shift).then(() => tab.run(() => document.activeElement?.outerHTML))
    for (let stop = 0; stop < 14; stop++) round.push(await press(false))
    expectEqual([new Set(round).size, await tab.run(isFocused, '#menu button')], [14, true])
    for (const stop of round.slice(0, -1).toReversed()) expectEqual(await press(true), stop)
    await tab.press('Escape')
    await until('the button', () => tab.run(isFocused, '[popovertarget=menu]'))
  },
  async 'the carousel turns by press and key, and says what it shows'(tab, site) {
    await tab.open(`${site}/franchise`)
    await until('hydration', () => tab.run(isHydrated, '[aria-roledescription=carousel] button'))
    const caption = () =>
      document.querySelector('[aria-roledescription=carousel] [aria-live]')?.textContent
    const first = await tab.run(caption)
    await tab.click('[aria-label="Next video"]')
    const second = await until('another slide', async () => {
      const now = await tab.run(caption)
      return now !== first && now
    })
    await tab.run(() =>
      document
        .querySelector<HTMLElement>('[aria-roledescription=carousel] [tabindex="0"]')
        ?.focus(),
    )
    await tab.press('Right')
    await until('the slide after it', async () => (await tab.run(caption)) !== second)
  },
  async 'a map and a video come after the press, with the focus'(tab, site) {
    for (const [route, button] of [
      ['/locations/bandra', '[aria-label=Map] button'],
      ['/franchise', '[aria-roledescription=carousel] [role=button]'],
    ] as const) {
      await tab.open(site + route)
      await until('hydration', () => tab.run(isHydrated, button))
      expectEqual(await tab.run(() => document.querySelectorAll('iframe').length), 0)
      await tab.click(button)
      await until('the frame', () => tab.run(isFocused, 'iframe'))
    }
    tab.errors.length = 0 // There is no network to load them from.
  },
  async 'the guest pass says what is wrong and can be sent without JavaScript'(tab, site) {
    // An address that the browser has not kept with its scripts.
    await tab.open(`${site}/getpass?without`)
    expectEqual(await tab.run(() => document.scripts.length), 0)
    await tab.click(submit)
    await until('the summary', () =>
      tab.run(
        () =>
          /^Error: /.test(document.title) && document.querySelector('form [role=alert]') !== null,
      ),
    )
    await tab.run(fillIn, guestPass.values)
    await tab.click(submit)
    await until('thanks', () => tab.run(isAt, guestPass.destination))
  },
}

async function test(engine: (typeof engines)[number], site: string) {
  const tab = await openTab(engine)
  for (const [what, step] of Object.entries(steps)) {
    const begun = performance.now()
    scripts = !what.endsWith('without JavaScript')
    const failure = await step(tab, site).then(() => '', String)
    const found = [failure, ...tab.errors.splice(0), ...violations.splice(0)].filter(Boolean)
    const seconds = Math.round((performance.now() - begun) / 1000)
    say(`${found.length > 0 ? '✗' : '✓'} ${engine.name}: ${what} (${seconds} s)`)
    if (found.length > 0) process.exitCode = 1
    for (const line of found) say(`  ${line}`)
  }
  tab.close()
}

run(async () => {
  requireBuild()
  const site = await startSite()
  const server = between(site.url)
  const address = `http://localhost:${await listen(server)}`
  for (const engine of engines) {
    const lacks = engine.programs.some((program) => spawnSync('which', [program]).status !== 0)
    if (lacks) say(`Not tested here: ${engine.name}, apt-get install ${engine.packages}`)
    else await test(engine, address)
  }
  server.closeAllConnections()
  server.close()
  await site.close()
})
