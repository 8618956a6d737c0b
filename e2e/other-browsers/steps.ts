import { clubPath } from '@/content/paths'
import { fullClub } from '@/e2e/support/example-clubs'
import { deepEqual } from 'node:assert/strict'
import { franchiseVideos } from '@/content/franchise-videos'
import { formCases, guestPass } from '@/e2e/support/form-cases'
import { misfits } from '@/e2e/support/readable'
import { distinctRoutes } from '@/e2e/support/routes'
import { open, type Tab, waitFor } from './engines'

const submit = 'form [type=submit]'

const isFocused = (selector: string) => document.activeElement?.matches(selector) === true
const isHydrated = (selector: string) =>
  Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__reactProps'))
const isAt = (address: string) =>
  document.readyState === 'complete' && location.pathname + location.hash === address
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

/** In the page: each text with its width. */
function widths() {
  const range = document.createRange()
  return [...document.querySelectorAll('a, button, p, h1, h2, h3')].map((text) => {
    range.selectNodeContents(text)
    return `${text.textContent}: ${Math.round(range.getBoundingClientRect().width)}`
  })
}

function layOutAnew() {
  document.body.style.display = 'none'
  void document.body.offsetHeight
  document.body.style.display = ''
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

async function openHydrated(tab: Tab, address: string, selector: string) {
  await open(tab, address)
  await waitFor(tab, isHydrated, selector)
}

/** What is done in each engine, in this order. */
export const steps: Record<string, (tab: Tab, site: string) => Promise<unknown>> = {
  async 'no text keeps the width of the fallback font on a first visit'(tab, site) {
    for (const route of ['/', '/classes']) {
      await open(tab, site + route)
      await waitFor(tab, () => 'fonts' in document.documentElement.dataset)
      const before = await tab.evaluate(widths)
      await tab.evaluate(layOutAnew)
      deepEqual(await tab.evaluate(widths), before)
    }
  },

  async 'no page of any kind is wider than the window, or cuts a word off'(tab, site) {
    for (const route of [...distinctRoutes, '/no-such-page']) {
      await open(tab, site + route)
      deepEqual([route, await misfits(tab)], [route, []])
    }
    tab.errors.splice(0, Infinity, ...tab.errors.filter((error) => !error.includes('404')))
  },

  async 'all six forms say what is wrong with a ring in view, and can be sent'(tab, site) {
    for (const { route, values, messages, destination, consent } of formCases) {
      await openHydrated(tab, site + route, 'form')
      if (consent === false) await tab.click('[name=agree]')
      await tab.click(submit)
      await waitFor(tab, isFocused, '[aria-invalid]')
      const [name] = Object.keys(messages)
      deepEqual(await tab.evaluate(focusedField), { name, outline: 'solid', label: true })
      await tab.evaluate(fillIn, values)
      await tab.click(submit)
      await waitFor(tab, isAt, destination)
    }
  },

  async 'a draft comes back, and a consent that was taken back does not'(tab, site) {
    await openHydrated(tab, `${site}/getpass`, 'form')
    await tab.click('[name=agree]')
    await tab.evaluate(fillIn, { lead_first_name: 'Asha' })
    await waitFor(tab, () => /refused":true/.test(Object.values(sessionStorage).join()))
    await open(tab, `${site}/about`)
    await tab.evaluate(() => history.back())
    await waitFor(tab, isDraftBack)
    await tab.evaluate(() => {
      document.forms[0]?.remove() // The draft is not looked for in the page before the reload.
      location.reload()
    })
    await waitFor(tab, isDraftBack)
  },

  async 'Tab goes round the open menu both ways, and Escape closes it'(tab, site) {
    await openHydrated(tab, site, '#menu')
    await tab.click('[popovertarget=menu]')
    await waitFor(tab, isFocused, '#menu button')
    const round: unknown[] = []
    const focused = () => tab.evaluate(() => document.activeElement?.outerHTML)
    for (let stop = 0; stop < 14; stop++) {
      round.push(await focused())
      await tab.press('Tab')
    }
    deepEqual([new Set(round).size, await focused()], [14, round[0]])
    for (const stop of round.toReversed()) {
      await tab.press('Shift', 'Tab')
      deepEqual(await focused(), stop)
    }
    await tab.press('Escape')
    await waitFor(tab, isFocused, '[popovertarget=menu]')
  },

  async 'the carousel turns by press and key, and says what it shows'(tab, site) {
    await openHydrated(tab, `${site}/franchise`, '[aria-roledescription=carousel] button')
    const [first, second, third] = franchiseVideos
    await waitFor(tab, isShown, first.caption)
    await tab.click('[aria-label="Next video"]')
    await waitFor(tab, isShown, second.caption)
    await tab.evaluate(() =>
      document
        .querySelector<HTMLElement>('[aria-roledescription=carousel] [tabindex="0"]')
        ?.focus(),
    )
    await tab.press('ArrowRight')
    await waitFor(tab, isShown, third.caption)
  },

  async 'a map and a video come after the press, with the focus'(tab, site) {
    for (const [route, button] of [
      [clubPath(fullClub.slug), '[aria-label=Map] button'],
      ['/franchise', '[aria-roledescription=carousel] [role=button]'],
    ] as const) {
      await openHydrated(tab, site + route, button)
      deepEqual(await tab.evaluate(() => document.querySelectorAll('iframe').length), 0)
      await tab.click(button)
      await waitFor(tab, isFocused, 'iframe')
      // Puppeteer may wait for ever for a frame that goes with its page.
      await tab.evaluate(() => document.querySelector('iframe')?.remove())
    }
    tab.errors.length = 0 // There is no network to load them from.
  },

  async 'the guest pass says what is wrong and can be sent without JavaScript'(tab, site) {
    // An address that the browser has not kept with its scripts.
    await open(tab, `${site}/getpass?without`)
    deepEqual(await tab.evaluate(() => document.scripts.length), 0)
    await tab.click(submit)
    await waitFor(
      tab,
      () => document.title.startsWith('Error: ') && !!document.querySelector('form [role=alert]'),
    )
    await tab.evaluate(fillIn, guestPass.values)
    await tab.click(submit)
    await waitFor(tab, isAt, guestPass.destination)
  },
}
