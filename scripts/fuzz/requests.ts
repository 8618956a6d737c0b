import fc, { type Arbitrary } from 'fast-check'
import { fillIn, type OpenPage } from '@/testing/form-client'
import { anyAddress, seeded } from '@/testing/random'
import * as odd from './odd'

/** The head and the body of a request, in Latin-1, so that each character is one byte. */
interface Message {
  method: string
  path: string
  headers: [name: string, value: string][]
  body: string
}

/** The bytes to write to a connection. Only a `broken` request may stay without an answer. */
export interface FuzzRequest {
  kind: 'form' | 'route' | 'broken'
  bytes: Buffer
  broken: boolean
}

/** The site: its host, its pages with a form, and other addresses that it knows. */
interface Target {
  host: string
  pages: readonly OpenPage[]
  actionId: string
  routes: readonly string[]
}

type Part = [name: string, value: string, more?: string]
type Change = (part: Part) => Part[]

/** One of two. It shrinks to the usual one. */
const usually = <T>(percent: number, usual: Arbitrary<T>, other: Arbitrary<T>) =>
  fc.oneof(
    { withCrossShrink: true },
    { weight: percent, arbitrary: usual },
    { weight: 100 - percent, arbitrary: other },
  )

export const latin1 = (text: string) => Buffer.from(text).toString('latin1')
const oneOf = (values: readonly string[]) => fc.constantFrom(...values)

/** Any text, as bytes of UTF-8 read as Latin-1. */
export const anyValue: Arbitrary<string> = fc
  .oneof(
    { weight: 7, arbitrary: oneOf(odd.oddValues) },
    fc
      .tuple(oneOf(odd.oddValues), fc.integer({ min: 2, max: 40 }))
      .map(([value, times]) => value.repeat(times)),
    fc.constantFrom(63, 64, 65, 255, 1000, 5000, 70_000).map((length) => 'l'.repeat(length)),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
  )
  .map(latin1)

/** Any text that a header can carry, or nearly. */
const anyHeaderValue = fc
  .tuple(anyValue, usually(98, fc.constant(' '), fc.constant('\n')))
  .map(([value, space]) => value.slice(0, 4000).replaceAll(/[\r\n\0]/g, space))

/** Cuts, doubles, swaps or overwrites a piece of some bytes. */
const anyDamage = fc
  .tuple(fc.nat(), fc.integer({ min: 1, max: 40 }), fc.nat(4), anyValue)
  .map(([place, length, how, value]) => (bytes: string) => {
    const at = place % (bytes.length + 1)
    const [before, after] = [bytes.slice(0, at), bytes.slice(at + length)]
    const ways = [
      before,
      before + after,
      bytes.slice(0, at + length) + bytes.slice(at),
      before + value.slice(0, 200) + after,
      before + value.slice(0, 200) + bytes.slice(at),
    ]
    return ways[how] ?? before
  })

const asIs = fc.constant((bytes: string) => bytes)

/** An address of the site, or a wrong one, with or without a query. */
function anyPath(routes: readonly string[]): Arbitrary<string> {
  const input = anyValue.map((value) => value.slice(0, 3000))
  const encoded = usually(
    60,
    input.map(encodeURIComponent),
    input.map((value) => value.replaceAll(/[\s\0]/g, '+')),
  )
  const below = usually(70, encoded, fc.nat(300).map(String))
  const path = usually(
    50,
    oneOf(routes),
    fc.tuple(oneOf(odd.stems), below).map((parts) => parts.join('')),
  )
  const named = fc.tuple(oneOf(['_rsc', 'url', 'a', '']), encoded)
  const query = usually(
    50,
    fc.constant(''),
    named.map(([name, value]) => `?${name}=${value}`),
  )
  return fc
    .tuple(path, usually(95, asIs, anyDamage), query)
    .map(([sound, damage, rest]) => damage(sound).replaceAll(/[\s\0]/g, '') + rest)
}

/** A change to a field that no browser makes. */
const anyChange: Arbitrary<Change> = fc.oneof(
  fc.constant((): Part[] => []),
  anyValue.map((value): Change => ([name]) => [[name, value]]),
  anyValue.map((name): Change => ([, value]) => [[name.slice(0, 300), value]]),
  oneOf(odd.oddNames).map((name): Change => ([, value]) => [[name, value]]),
  fc.tuple(oneOf(odd.oddNames), anyValue).map((part): Change => () => [part]),
  oneOf(odd.oddLines).map((line): Change => ([name, value]) => [[name, value, line]]),
  anyValue.map((value): Change => (part) => [part, [part[0], value]]),
)

const anyChanges = usually(
  40,
  fc.constant<[place: number, change: Change][]>([]),
  fc.array(fc.tuple(fc.nat(), anyChange), { maxLength: 4 }),
)

function changed(form: readonly Part[], changes: readonly [place: number, change: Change][]) {
  const parts = [...form]
  for (const [place, change] of changes) {
    const at = place % Math.max(1, parts.length)
    parts.splice(at, 1, ...change(parts[at] ?? ['', '']))
  }
  return parts
}

export const multipart = (boundary: string, parts: readonly Part[]) =>
  parts
    .map(([name, value, more = '']) => {
      const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}`
      return `${head}\r\n\r\n${value}\r\n`
    })
    .join('') + `--${boundary}--\r\n`

/** A posted form, more or less as a browser posts it, without JavaScript or with it. */
const anyForm = ({ pages, actionId, routes }: Target): Arbitrary<Message> =>
  fc
    .record({
      page: fc.constantFrom(...pages),
      mark: fc.nat(),
      isCall: fc.boolean(),
      elsewhere: usually(95, fc.constant(undefined), anyPath(routes)),
      boundary: usually(
        95,
        fc.constant('----fuzz'),
        anyHeaderValue.map((value) => value.slice(0, 70)),
      ),
      type: usually(
        85,
        fc.constant('multipart/form-data; boundary=BOUNDARY'),
        fc.oneof({ weight: odd.oddTypes.length, arbitrary: oneOf(odd.oddTypes) }, anyHeaderValue),
      ),
      args: usually(80, fc.constant('[null,"$K1"]'), fc.oneof(oneOf(odd.oddCalls), anyValue)),
      id: usually(
        70,
        fc.constant(actionId),
        fc.oneof(oneOf([actionId.replace(/.$/, 'z'), 'x', '']), anyHeaderValue),
      ),
      changes: anyChanges,
      damage: usually(
        90,
        asIs,
        fc.oneof(
          anyDamage,
          fc.oneof(oneOf(odd.oddCalls), anyValue).map((text) => () => text),
        ),
      ),
    })
    .map(({ page, mark, isCall, elsewhere, boundary, type, args, id, changes, damage }) => {
      const filled = fillIn(page.form, `fuzz-${mark}`, seeded(mark))
      const form = [...page.hidden, ...filled].map(([name, value]): Part => [
        latin1(name),
        latin1(value),
      ])
      const called = form
        .filter(([name]) => !name.startsWith('$ACTION'))
        .map(([name, value]): Part => [`_1_${name}`, value])
      const parts = changed(isCall ? [...called, ['0', args]] : form, changes)
      const headers: Message['headers'] = [
        ['content-type', type.replace('BOUNDARY', () => boundary)],
      ]
      if (isCall) headers.push(['next-action', id])
      const body = damage(multipart(boundary, parts))
      return { method: 'POST', path: elsewhere ?? page.route, headers, body }
    })

const anyOther = ({ routes }: Target): Arbitrary<Message> =>
  fc.record({
    method: usually(85, fc.constant('GET'), oneOf(odd.methods)),
    path: anyPath(routes),
    headers: fc.constant([]),
    body: usually(90, fc.constant(''), anyValue),
  })

const anyOddHeader = fc
  .constantFrom(...odd.oddHeaders)
  .chain(([name, values]) =>
    fc.tuple(fc.constant(name), usually(85, oneOf(values), anyHeaderValue)),
  )

const misframes = /^(content-length|transfer-encoding|connection|upgrade|host)$/

/** Any request to a site. It shrinks to a form or a page as a visitor asks for it. */
export const anyRequest = (target: Target): Arbitrary<FuzzRequest> =>
  fc
    .record({
      message: usually(60, anyForm(target), anyOther(target)),
      address: fc.nat().map((seed) => anyAddress(seeded(seed))),
      chunked: usually(90, fc.constant(false), fc.constant(true)),
      extra: usually(
        50,
        fc.constant<Message['headers']>([]),
        fc.array(anyOddHeader, { minLength: 1, maxLength: 4 }),
      ),
      both: usually(70, fc.constant(false), fc.constant(true)),
      damage: usually(95, fc.constant(undefined), anyDamage),
    })
    .map(({ message, address, chunked, extra, both, damage }) => {
      const { method, path, body } = message
      const inChunks = chunked && body !== ''
      const honest: Message['headers'] = [
        ['host', target.host],
        ['x-forwarded-for', address],
        inChunks ? ['transfer-encoding', 'chunked'] : ['content-length', String(body.length)],
        ...message.headers,
      ]
      const kept = honest.filter(([name]) => both || !extra.some(([other]) => other === name))
      const lines = [...kept, ...extra, ['connection', 'close']].map((line) => line.join(': '))
      const sent = inChunks ? `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n` : body
      const whole = `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${sent}`
      const kind = method === 'POST' && message.headers.length > 0 ? 'form' : 'route'
      return {
        kind: damage ? 'broken' : kind,
        bytes: Buffer.from(damage ? damage(whole) : whole, 'latin1'),
        broken: damage !== undefined || extra.some(([name]) => misframes.test(name)),
      }
    })
