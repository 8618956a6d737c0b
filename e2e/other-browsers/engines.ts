import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { type BrowserType, expect, firefox, webkit } from '@playwright/test'
import puppeteer from 'puppeteer-core'
import { freePort } from '@/testing/free-port.mjs'

/** A tab of 360 by 740 pixels: what Playwright and Puppeteer have in common. */
export interface Tab {
  goto(address: string): Promise<unknown>
  goBack(): Promise<unknown>
  /** Calls a function in the page with an argument that JSON can carry. */
  evaluate<T, Given = undefined>(act: (given: Given) => T, given?: Given): Promise<T>
  click(selector: string): Promise<unknown>
  keyboard: { down(key: string): Promise<unknown>; up(key: string): Promise<unknown> }
}

/** @param report gets what a page writes into the console as an error */
type Start = (report: (error: string) => void) => Promise<{ tab: Tab; end: () => unknown }>

const viewport = { width: 360, height: 740 }
const debianFirefox = '/usr/bin/firefox-esr'
const keys: Record<string, string> = {
  Tab: '\uE004',
  Shift: '\uE008',
  Escape: '\uE00C',
  ArrowRight: '\uE014',
}

/** A folder for all that a browser writes: its profile, caches, downloads and temporary files. */
function makeHome() {
  const home = mkdtempDisposableSync(path.join(tmpdir(), 'octa-gym-browser-'))
  const folders = { HOME: home.path, TMPDIR: home.path, XDG_CACHE_HOME: home.path }
  return { env: { ...process.env, ...folders }, remove: () => home.remove() }
}

/** A call of a function, for a page that gets it as text. */
const callOf = (act: { toString: () => string }, given: unknown) =>
  `(${act.toString()})(${JSON.stringify(given) ?? ''})`

const startPlaywright =
  (engine: BrowserType): Start =>
  async (report) => {
    const browser = await engine.launch()
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
    page.on('pageerror', (error) => report(String(error)))
    page.on('console', (message) => message.type() === 'error' && report(message.text()))
    return { tab: page, end: () => browser.close() }
  }

/** Where an element in view can be pressed; one that something covers cannot. */
function middleOf(selector: string) {
  const element = document.querySelector(selector)
  element?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {}
  const middle = [x + width / 2, y + height / 2] as const
  if (!element?.contains(document.elementFromPoint(...middle))) throw new Error(selector)
  return middle
}

/** Playwright drives only a Firefox of its own. */
const startFirefox: Start = async (report) => {
  const home = makeHome()
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: debianFirefox,
    env: home.env,
    defaultViewport: viewport,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  })
  const page = await browser.newPage()
  page.on('pageerror', (error) => report(String(error)))
  page.on('console', (message) => message.type() === 'error' && report(message.text()))
  const tab: Tab = {
    goto: (address) => page.goto(address),
    // Its own goBack waits for a load, which a page that Firefox has kept does not have.
    goBack: () => page.evaluate('history.back()'),
    evaluate: <T>(act: { toString: () => string }, given: unknown) =>
      page.evaluate(callOf(act, given)) as Promise<T>,
    // Its own locators make functions of texts, which the policy of the pages forbids in Firefox.
    click: (selector) =>
      expect(async () => {
        const middle = (await page.evaluate(callOf(middleOf, selector))) as [number, number]
        await page.mouse.click(...middle)
      }).toPass(),
    keyboard: page.keyboard,
  }
  return { tab, end: () => browser.close().finally(home.remove) }
}

/** WebKitGTK by WebDriver. */
const startWebKit: Start = async (report) => {
  const port = await freePort()
  const args = ['-a', 'WebKitWebDriver', `--port=${port}`]
  const home = makeHome()
  const driver = spawn('xvfb-run', args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: home.env,
  })
  async function end() {
    const ended = once(driver, 'close')
    if (driver.pid) process.kill(-driver.pid)
    await ended
    home.remove()
  }
  createInterface(driver.stdout).on('line', (line) => /^CONSOLE.*ERROR/.test(line) && report(line))

  let session = `http://127.0.0.1:${port}/session`
  async function call(command: string, parameters: object): Promise<unknown> {
    const body = JSON.stringify(parameters)
    const response = await fetch(session + command, { method: 'POST', body })
    if (!response.ok) throw new Error(await response.text())
    return ((await response.json()) as { value: unknown }).value
  }
  const binary = path.resolve('e2e/other-browsers/webkit-window.py')
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary } } }
  await expect(async () => {
    const begun = await call('', { capabilities })
    session += `/${(begun as { sessionId: string }).sessionId}`
  }).toPass()
  const press = (type: string) => (key: string) =>
    call('/actions', {
      actions: [{ type: 'key', id: 'keys', actions: [{ type, value: keys[key] }] }],
    })
  const tab: Tab = {
    goto: (url) => call('/url', { url }),
    goBack: () => call('/back', {}),
    evaluate: <T>(act: { toString: () => string }, given: unknown) =>
      call('/execute/sync', { script: `return ${callOf(act, given)}`, args: [] }) as Promise<T>,
    // Not while something covers it, as the notification does for two seconds.
    click: (value) =>
      expect(async () => {
        const found = await call('/element', { using: 'css selector', value })
        await call(`/element/${Object.values(found as object)[0]}/click`, {})
      }).toPass(),
    keyboard: { down: press('keyDown'), up: press('keyUp') },
  }
  return { tab, end }
}

/** How each engine starts here: Playwright's own where it is installed, else that of Debian. */
export function installed() {
  const has = (...programs: string[]) => spawnSync('which', programs).status === 0
  const own = [firefox, webkit].filter((engine) => existsSync(engine.executablePath()))
  const starts = new Map<string, Start>(own.map((it) => [it.name(), startPlaywright(it)]))
  if (!starts.has('firefox') && has(debianFirefox)) starts.set('firefox', startFirefox)
  const debianWebKit = ['WebKitWebDriver', 'xvfb-run', 'python3']
  if (!starts.has('webkit') && has(...debianWebKit)) starts.set('webkit', startWebKit)
  return starts
}

/** The packages of Debian that bring each engine. */
export const packages = {
  firefox: 'firefox-esr',
  webkit: 'webkit2gtk-driver xvfb python3-gi gir1.2-webkit2-4.1',
}
