import { spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import puppeteer from 'puppeteer-core'
import { freePort } from '@/testing/free-port.mjs'

/** How long a call or a wait, and a start, may take. */
const limitMs = 20_000
const startMs = 60_000

const firefox = '/usr/bin/firefox-esr'
const keys = { Tab: '\uE004', Shift: '\uE008', Escape: '\uE00C', ArrowRight: '\uE014' }

/** One tab of 360 by 740 pixels. Every call ends by its own limit. */
export interface Tab {
  /** What its pages wrote into the console as an error. */
  errors: string[]
  navigate: (address: string) => Promise<unknown>
  /** Calls a function in the page with arguments that JSON can carry. */
  evaluate: <T, Given extends unknown[]>(act: (...given: Given) => T, ...given: Given) => Promise<T>
  click: (selector: string) => Promise<unknown>
  /** Presses keys together. */
  press: (...pressed: (keyof typeof keys)[]) => Promise<unknown>
  close: () => Promise<unknown>
}

/** Asks every 50 ms until the answer is neither undefined nor false; throws when that takes too long. */
async function until<T>(what: string, ask: () => Promise<T>, ms = limitMs) {
  for (const begun = Date.now(); Date.now() - begun < ms;) {
    const answer = await ask().catch(() => undefined)
    if (answer) return answer
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`waited ${ms / 1000} s for ${what}`)
}

/** Waits until a function in the page says yes. */
export const waitFor = <Given extends unknown[]>(
  { evaluate }: Tab,
  act: (...given: Given) => boolean,
  ...given: Given
) => until(`${act.toString()} ${given.join(', ')}`, () => evaluate(act, ...given))

const isLoaded = (address: string) =>
  document.readyState === 'complete' && location.href === new URL(address).href

/** Both drivers sometimes end a navigation while the page before is still shown or this one is empty. */
export async function open(tab: Tab, address: string) {
  await tab.navigate(address)
  await waitFor(tab, isLoaded, address)
}

/** A call for the page. The loader of TypeScript names inner functions by a helper. */
const callOf = (act: { toString: () => string }, given: unknown[]) =>
  `(() => { const __name = (named) => named; return (${act.toString()})(...${JSON.stringify(given)}) })()`

/** Debian's Firefox. */
async function startFirefox(): Promise<Tab> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefox,
    defaultViewport: { width: 360, height: 740 },
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
    timeout: startMs,
    protocolTimeout: limitMs,
  })
  const page = await browser.newPage()
  page.setDefaultTimeout(limitMs)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return {
    errors,
    navigate: (address) => page.goto(address),
    evaluate: <T>(act: object, ...given: unknown[]) =>
      page.evaluate(callOf(act, given)) as Promise<T>,
    click: (selector) => page.locator(selector).click(),
    async press(...pressed) {
      for (const key of pressed) await page.keyboard.down(key)
      for (const key of pressed) await page.keyboard.up(key)
    },
    close: () => browser.close(),
  }
}

/** WebKitGTK, the engine of Safari, by WebDriver. */
async function startWebKit(): Promise<Tab> {
  const port = await freePort()
  const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const ended = new Promise((resolve) => driver.once('exit', resolve))
  const end = () => driver.pid && driver.exitCode === null && process.kill(-driver.pid)
  process.once('exit', end)
  const errors: string[] = []
  createInterface(driver.stdout).on('line', (line) => {
    if (/^CONSOLE.*ERROR/.test(line)) errors.push(line)
  })

  let session = `http://127.0.0.1:${port}/session`
  async function call(command: string, parameters: object, ms = limitMs) {
    const body = JSON.stringify(parameters)
    const signal = AbortSignal.timeout(ms)
    const answer = await fetch(session + command, { method: 'POST', body, signal })
    if (!answer.ok) throw new Error(await answer.text())
    return ((await answer.json()) as { value: unknown }).value
  }
  async function callElement(selector: string, command: string, parameters = {}) {
    const found = await call('/element', { using: 'css selector', value: selector })
    return call(`/element/${Object.values(found as object)[0]}/${command}`, parameters)
  }
  const binary = path.join(import.meta.dirname, 'webkit-window.py')
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary } } }
  const begun = await until('WebKit', () => call('', { capabilities }, startMs), startMs)
  session += `/${(begun as { sessionId: string }).sessionId}`

  return {
    errors,
    navigate: (url) => call('/url', { url }),
    evaluate: <T>(act: object, ...given: unknown[]) =>
      call('/execute/sync', { script: `return ${callOf(act, given)}`, args: [] }) as Promise<T>,
    // Not while something covers it, as the notification does for two seconds.
    click: (selector) => until(selector, () => callElement(selector, 'click').then(() => true)),
    press: (...pressed) =>
      callElement(':focus', 'value', { text: pressed.map((key) => keys[key]).join('') }),
    async close() {
      end()
      await ended
      process.off('exit', end)
    },
  }
}

/** Each engine with the packages of Debian and the programs that it needs. */
export const engines = [
  { name: 'Firefox', start: startFirefox, packages: 'firefox-esr', programs: [firefox] },
  {
    name: 'WebKit',
    start: startWebKit,
    packages: 'webkit2gtk-driver xvfb python3-gi gir1.2-webkit2-4.1',
    programs: ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run', '/usr/bin/python3'],
  },
]
