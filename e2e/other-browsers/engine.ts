import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '@/testing/free-port.mjs'

/** How long a call, and a start, may take. */
const limitMs = 20_000
const startMs = 60_000

/** A command of WebDriver: both engines have the same ones with the same parameters. */
type Command = readonly [marionette: string, method: string, path: string]
type Call = (command: Command, parameters?: object, ms?: number) => Promise<unknown>

/** Asks every 50 ms until the answer is neither undefined nor false; throws when that takes too long. */
export async function until<T>(
  what: string,
  ask: () => Promise<T>,
  ms = limitMs,
): Promise<NonNullable<T>> {
  for (const begun = Date.now(); Date.now() - begun < ms;) {
    const answer = await ask().catch(() => undefined)
    if (answer) return answer
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`waited ${ms / 1000} s for ${what}`)
}

/** Starts a browser in a group of processes that `close` ends; `errors` are those of its pages. */
function startBrowser(command: string, options: string[], settings = {}) {
  // What a browser keeps in its home goes with the folder that the checks remove.
  const HOME = mkdtempSync(path.join(tmpdir(), 'home-'))
  const env = { ...process.env, HOME, ...settings }
  const child = spawn(command, options, { detached: true, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const errors: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      errors.push(
        ...(text.match(
          /^(CONSOLE.*ERROR|JavaScript error: http|console\.error: (?!RSLoader)).*/gm,
        ) ?? []),
      )
    })
  const close = () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
  }
  process.once('exit', close)
  child.once('exit', () => process.off('exit', close))
  return { errors, close }
}

/** Debian's Firefox by its own protocol for WebDriver: there is no geckodriver in Debian. */
async function startFirefox() {
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'))
  const port = await freePort()
  const preferences = {
    'marionette.port': port,
    'ui.prefersReducedMotion': 1,
    'browser.dom.window.dump.enabled': true,
    'devtools.console.stdout.content': true,
    'toolkit.legacyUserProfileCustomizations.stylesheets': true,
  }
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref("${name}", ${value});`,
  )
  writeFileSync(path.join(profile, 'user.js'), lines.join('\n'))
  mkdirSync(path.join(profile, 'chrome'))
  // Its window would be 450 pixels wide at least.
  const style = ':root { min-width: 0 !important } #navigator-toolbox { display: none !important }'
  writeFileSync(path.join(profile, 'chrome/userChrome.css'), style)
  const options = ['--headless', '--marionette', '--no-remote', '--profile', profile]
  const size = { MOZ_HEADLESS_WIDTH: '360', MOZ_HEADLESS_HEIGHT: '740' }
  const browser = startBrowser('firefox-esr', options, size)
  const socket = await until(
    'Firefox to start',
    async () => {
      const tried = connect(port, '127.0.0.1')
      await once(tried, 'connect')
      return tried
    },
    startMs,
  )
  const waiting = new Map<number, (error: unknown, value: unknown) => void>()
  let received = Buffer.alloc(0)
  socket.on('data', (part) => {
    received = Buffer.concat([received, part])
    // Each message is JSON behind its length: `17:[1,4,null,{…}]`.
    for (let colon = received.indexOf(':'); colon > 0; colon = received.indexOf(':')) {
      const end = colon + 1 + Number(received.subarray(0, colon))
      if (received.length < end) return
      const answer: unknown = JSON.parse(String(received.subarray(colon + 1, end)))
      received = received.subarray(end)
      if (Array.isArray(answer)) waiting.get(Number(answer[1]))?.(answer[2], answer[3])
    }
  })
  let calls = 0
  const call: Call = ([command], parameters = {}, ms = limitMs) =>
    new Promise((resolve, reject) => {
      const message = JSON.stringify([0, ++calls, command, parameters])
      waiting.set(calls, (error, value) =>
        error ? reject(new Error(JSON.stringify(error))) : resolve(value),
      )
      setTimeout(reject, ms, new Error(`${command} took over ${ms / 1000} s`)).unref()
      socket.write(`${Buffer.byteLength(message)}:${message}`)
    })
  await call(['WebDriver:NewSession', '', ''], {}, startMs)
  return { ...browser, call }
}

/** WebKitGTK, the engine of Safari, by WebDriver. */
async function startWebKit() {
  const port = await freePort()
  const browser = startBrowser('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`])
  let session = ''
  const call: Call = async ([, method, command], parameters, ms = limitMs) => {
    const signal = AbortSignal.timeout(ms)
    const body = method === 'GET' ? null : JSON.stringify(parameters ?? {})
    const url = `http://127.0.0.1:${port}/session${session}${command}`
    const answer = await fetch(url, { method, body, signal })
    if (!answer.ok) throw new Error(await answer.text())
    return answer.json()
  }
  const binary = path.join(import.meta.dirname, 'webkit-window.py')
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary } } }
  const begun = await until(
    'WebKit to start',
    () => call(['', 'POST', ''], { capabilities }, startMs),
    startMs,
  )
  session = `/${(begun as { value: { sessionId: string } }).value.sessionId}`
  return { ...browser, call }
}

const keys = { Tab: '\uE004', Shift: '\uE008', Escape: '\uE00C', Right: '\uE014' }

/** One tab of 360 by 740 pixels. Every call ends after 15 s. */
export async function openTab({ start }: (typeof engines)[number]) {
  const { call, errors, close } = await start()
  const perform = (type: string, actions: object[]) =>
    call(['WebDriver:PerformActions', 'POST', '/actions'], {
      actions: [{ type, id: type, actions }],
    })

  /** Calls a function in the page with arguments that JSON can carry. */
  async function run<T, Given extends unknown[]>(
    act: (...given: Given) => T | Promise<T>,
    ...given: Given
  ): Promise<T> {
    // The loader of TypeScript names inner functions by a helper.
    const body = `const __name = (named) => named; return JSON.stringify((await (${act.toString()})(...${JSON.stringify(given)})) ?? null)`
    const script = `(async () => { ${body} })().then(arguments[0], (error) => arguments[0](JSON.stringify({ thrown: String(error) })))`
    const command = ['WebDriver:ExecuteAsyncScript', 'POST', '/execute/async'] as const
    const { value } = (await call(command, { script, args: [] })) as { value: string }
    const result = JSON.parse(value) as T | { thrown: string }
    if (typeof result === 'object' && result && 'thrown' in result) throw new Error(result.thrown)
    return result
  }

  return {
    errors,
    close,
    run,
    open: (url: string) => call(['WebDriver:Navigate', 'POST', '/url'], { url }),
    reload: () => call(['WebDriver:Refresh', 'POST', '/refresh']),
    back: () => call(['WebDriver:Back', 'POST', '/back']),
    /** Presses a key, with Shift or alone. */
    press(key: keyof typeof keys, shift = false) {
      const held = shift ? [{ type: 'keyDown', value: keys.Shift }] : []
      const released = shift ? [{ type: 'keyUp', value: keys.Shift }] : []
      const pressed = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }))
      return perform('key', [...held, ...pressed, ...released])
    },
    /** Clicks the middle of an element, once it stands still: messages that go away move what is below. */
    async click(selector: string) {
      await until('the whole page', () => run(() => document.readyState === 'complete'))
      const [x, y] = await run(async (one) => {
        const element = document.querySelector(one)
        const middle = () => {
          element?.scrollIntoView({ block: 'center', behavior: 'instant' })
          const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
          return [Math.round(left + width / 2), Math.round(top + height / 2)]
        }
        let [before, now] = [[0, 0], middle()]
        while (String(before) !== String(now)) {
          for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
          ;[before, now] = [now, middle()]
        }
        return now
      }, selector)
      const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }))
      await perform('pointer', [{ type: 'pointerMove', x, y }, ...press])
    },
  }
}

export type Tab = Awaited<ReturnType<typeof openTab>>

/** The engines, with the packages of Debian and the programs that they need. */
export const engines = [
  { name: 'Firefox', start: startFirefox, packages: 'firefox-esr', programs: ['firefox-esr'] },
  {
    name: 'WebKit',
    start: startWebKit,
    packages: 'webkit2gtk-driver xvfb python3-gi gir1.2-webkit2-4.1',
    programs: ['WebKitWebDriver', 'xvfb-run', '/usr/bin/python3'],
  },
]
