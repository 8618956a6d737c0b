import { existsSync, readFileSync } from 'node:fs'
import { fillIn, type OpenPage } from '@/testing/form-client'
import { anyAddress, seeded } from '@/testing/random'
import type { Site } from '@/testing/site'
import { type Bombardment, openPages } from './bombard'
import { exchange } from './exchange'
import { longTexts, oddHeaders } from './odd'
import { latin1, multipart } from './requests'

/** What an input may cost the event loop beyond a short one, in milliseconds of a processor. */
const mostMs = 20
/** Other programs slow a processor down: the quickest of so many tries counts. */
const mostTries = 10

/** A request with a text in one place. */
interface Input {
  group: 'path' | 'query' | 'header' | 'field'
  name: string
  text: string
  write: (text: string) => string
}

/** The dearest input of a group. */
interface Cost {
  name: string
  text: string
  /** Milliseconds of a processor, beyond the same with a short text, and of that one. */
  beyond: number
  short: number
}

const framing = /^(host|connection|content-length|transfer-encoding)$/
const headers = [
  ...oddHeaders.map(([name]) => name).filter((name) => !framing.test(name)),
  ...['user-agent', 'if-range', 'x-request-id', 'x'],
]
/** The hidden fields of a form. */
const hidden = ['form', 'submission', 'elapsed', 'attribution', 'consent_version', '$ACTION_KEY']

/** A whole request, each from an address of its own. */
function writeRequest(address: number, method: string, path: string, more: string[], body = '') {
  const from = `x-forwarded-for: ${anyAddress(seeded(address))}`
  const honest = ['host: localhost', from, `content-length: ${body.length}`, 'connection: close']
  return `${method} ${path} HTTP/1.1\r\n${[...more, ...honest].join('\r\n')}\r\n\r\n${body}`
}

/** A form as a browser sends it: with JavaScript when `action` is given. */
function writeForm(address: number, page: OpenPage, changed: [string, string], action?: string) {
  const typed = fillIn(page.form, String(address), seeded(1))
  const parts = [...new Map([...page.hidden, ...typed, changed])]
    .filter(([name]) => !action || !name.startsWith('$ACTION'))
    .map(([name, value]): [string, string] => [latin1(action ? `_1_${name}` : name), latin1(value)])
  const more = ['content-type: multipart/form-data; boundary=----cost']
  if (action) more.push(`next-action: ${action}`)
  if (action) parts.push(['0', '[null,"$K1"]'])
  return writeRequest(address, 'POST', page.route, more, multipart('----cost', parts))
}

function* allInputs(pages: readonly OpenPage[], actionId: string, texts: number): Generator<Input> {
  let address = 0
  const get = (path: string, more: string[] = []) => writeRequest(++address, 'GET', path, more)
  const inHead = (text: string) => latin1(text).replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '+')
  const inPath = (text: string) => inHead(text).replaceAll(/[\t ]/g, '+')
  // Next.js renders this page and reads the headers for it.
  const route = '/news'
  for (const text of longTexts.slice(0, texts)) {
    const input = (group: Input['group'], name: string, write: Input['write']) => ({
      ...{ group, name, text, write },
    })
    yield input('path', 'whole', (t) => get(`/${inPath(t)}`))
    yield input('path', '4,000', (t) => get(`/${inPath(t).slice(-4000)}`))
    yield input('query', 'whole', (t) => get(`${route}?${inPath(t)}`))
    yield input('query', '4,000', (t) => get(`${route}?${inPath(t).slice(-4000)}`))
    for (const name of headers) {
      yield input('header', name, (t) => get(route, [`${name}: x${inHead(t)}`]))
      const short = (t: string) => get(route, [`${name}: x${inHead(t).slice(-1000)}`])
      yield input('header', `${name}, 1,000`, short)
    }
    for (const page of pages)
      for (const name of [...page.form.fields.map((field) => field.name), ...hidden]) {
        const action = (address += 1) % 2 === 0 ? actionId : undefined
        const write = (t: string) => writeForm(++address, page, [name, t], action)
        yield input('field', `${page.route} ${name}`, write)
      }
  }
}

/**
 * Measures what long texts cost the thread of a site's event loop: one in each header, in the path, in
 * the query and in each field of each form. On Linux the thread has a count of its own processor time,
 * which other programs do not change.
 * @param texts the number of texts to try
 * @param result counts the thanked posts, and gets a line for each input that costs too much
 * @returns the dearest of each group
 */
export async function measureCosts(site: Site, texts: number, result: Bombardment) {
  const count = `/proc/${site.pid()}/schedstat`
  const dearest: Partial<Record<Input['group'], Cost>> = {}
  if (!existsSync(count)) {
    console.log('Not tested here: what long inputs cost the processor, which takes Linux')
    return dearest
  }
  const spentMs = () => Number(readFileSync(count, 'utf8').split(' ')[0]) / 1e6
  const { pages, actionId } = await openPages(site.url)
  const port = Number(new URL(site.url).port)

  /** The least of some tries. A try that costs `enoughMs` or less is the last. */
  async function cost(write: () => string, enoughMs: number) {
    let least = Infinity
    for (let tries = 0; tries < mostTries && least > enoughMs; tries += 1) {
      const before = spentMs()
      const outcome = await exchange(port, Buffer.from(write(), 'latin1'), false)
      if (outcome === 'thanked') result.thanked += 1
      least = Math.min(least, spentMs() - before)
    }
    return least
  }

  const shortOf = new Map<string, number>()
  for (const { group, name, text, write } of allInputs(pages, actionId, texts)) {
    const short = shortOf.get(group) ?? (await cost(() => write(''), 0))
    shortOf.set(group, short)
    const beyond = (await cost(() => write(text), short + mostMs / 4)) - short
    const begin = JSON.stringify(text.slice(0, 12))
    if (beyond > (dearest[group]?.beyond ?? -Infinity))
      dearest[group] = { name, text: begin, beyond, short }
    if (beyond > mostMs) result.problems.push(`${group} ${name} of ${begin} costs ${beyond} ms`)
  }
  return dearest
}
