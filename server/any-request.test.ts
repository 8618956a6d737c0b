import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import fc, { type Arbitrary } from 'fast-check'
import { forms } from '@/content/forms/forms'
import { multipart } from '@/testing/http'
import { admitPost } from './posts'
import { HttpError } from './http-error'
import { canonicalPath } from './request'

// Requests do not change from run to run: a failure comes from what was changed.
fc.configureGlobal({ seed: 1 })

jest.mock('@/lib/env', () => ({ env: () => ({ SITE_URL: 'https://gym.example' }) }))

const id = '60eb87de75fad0f84a991bb81b8ce1cc891ddc5678'
const action = { '$ACTION_1:0': `{"id":"${id}","bound":"$@1"}`, form: 'guest-pass' }
const pages = new Map([['/getpass', { action }]])

/** Texts that often break programs, and any others. */
const odd: Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    ...['', '\0', '\r\n', '\u202e\ufeff', '\ud800', '₹ नमस्ते', '"><script>', '${7*7}', '=cmd|calc'],
    ...['__proto__', 'constructor', '[]', '{}', '$K1', '$@1', '-1', '1e999', '//evil.example/'],
    ...['..', '.', '%2e%2E', '%2f', '%5c', '%00', '%zz', '%E0%A4%A', '%252e', '\\', '#', '?a=b'],
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 40 }),
)

/** What a refusal says; what is thrown otherwise is a fault. */
function refusalOf(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  throw error
}

const segment = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .filter((one) => !/^\.{1,2}$|[/\\\p{Cc}]/u.test(one))

/** Each byte of a text as it is or encoded, in upper or lower case. */
const anyEncoding = (plain: string) =>
  fc.infiniteStream(fc.nat(2)).map((ways) =>
    Array.from(Buffer.from(plain), (byte) => {
      const way = Number(ways.next().value)
      const asIs = String.fromCharCode(byte)
      if (way === 0 && /[\w~-]/.test(asIs)) return asIs
      const hex = byte.toString(16).padStart(2, '0')
      return `%${way === 1 ? hex : hex.toUpperCase()}`
    }).join(''),
  )

test('a path has one spelling, however its characters are encoded', () => {
  const spelt = fc
    .array(segment, { minLength: 1, maxLength: 4 })
    .chain((names) => fc.tuple(fc.constant(names), ...names.map(anyEncoding)))
  fc.assert(
    fc.property(spelt, ([names, ...encoded]) => {
      const path = canonicalPath(`/${encoded.join('/')}`)
      expect(path?.split('/').slice(1).map(decodeURIComponent)).toEqual(names)
      expect(canonicalPath(path ?? '')).toBe(path)
      expect(canonicalPath(`//x/..//${encoded.join('/./')}/`)).toBe(path)
    }),
  )
})

test('whatever is sent as an address leads nowhere else, and is sent on at most once', () => {
  const anyAddress = fc.array(odd, { maxLength: 6 }).map((parts) => parts.join('/'))
  fc.assert(
    fc.property(anyAddress, (sent) => {
      const path = canonicalPath(`/${sent}`)
      if (path === undefined) return
      expect(path).toMatch(/^\/(?!\/)[\x21-\x7e]*$/)
      expect(path).not.toMatch(/\/\.{1,2}(\/|$)|\/\/|[\\#?]|%2f|%5c|%00|%0[ad]/i)
      expect(canonicalPath(path)).toBe(path)
    }),
    { numRuns: 1000 },
  )
})

/** A post of `/getpass` as it arrives. */
function post(body: Buffer, type: string, call: boolean) {
  const request = Object.assign(new IncomingMessage(new Socket()), {
    method: 'POST',
    url: '/getpass',
    headers: {
      host: 'gym.example',
      'content-type': type,
      'content-length': String(body.length),
      ...(call && { 'next-action': id }),
    },
    complete: true,
  })
  request.push(body)
  request.push(null)
  return request
}

const readForm = async (request: IncomingMessage) =>
  new Response(await text(request), {
    headers: { 'content-type': String(request.headers['content-type']) },
  }).formData()

const ownNames = [
  ...(forms.get('guest-pass')?.fields ?? []).map(({ name }) => name),
  ...['consent_version', 'Website', 'submission', 'attribution', 'elapsed'],
]
const fieldName = fc.oneof(fc.constantFrom(...ownNames), fc.stringMatching(/^[a-z_]{1,20}$/))

/** Cuts, doubles or overwrites a piece of some bytes. */
const damage = fc
  .tuple(fc.nat(), fc.integer({ min: 1, max: 40 }), fc.nat(3), odd)
  .map(([place, length, way, value]) => (body: string) => {
    const at = place % (body.length + 1)
    const [before, after] = [body.slice(0, at), body.slice(at + length)]
    return (
      [before, before + after, before + value + after, body.slice(0, at + length) + body.slice(at)][
        way
      ] ?? ''
    )
  })
/** Node refuses all other characters in a header. */
const inHeader = odd.map((value) => value.replaceAll(/[^\t\x20-\x7e\x80-\xff]/gu, '+'))
const anyType = fc.oneof(
  { weight: 8, arbitrary: fc.constant('multipart/form-data; boundary=abc') },
  { weight: 1, arbitrary: inHeader.map((value) => `multipart/form-data; boundary=${value}`) },
  { weight: 1, arbitrary: inHeader },
)
const oddLine = fc.constantFrom(
  ...['"', '"; filename="a.txt', '"\r\ncontent-type: application/json; charset=utf-16;a="'],
  ...[
    '"; name="twice',
    '"\r\ncontent-transfer-encoding: base64\r\nx: "',
    '"; name*=utf-8\'\'%e2%82%ac;a="',
  ],
)
const control = fc.nat(31).map((code) => String.fromCharCode(code))
const anyName = fc.oneof(
  fieldName,
  fc
    .tuple(
      fc.oneof(control, fc.constantFrom('\ufeff', '\ufeff\ufeff', '\ud800', '\x7f')),
      fieldName,
      fc.boolean(),
    )
    .map(([mark, name, isFirst]) => (isFirst ? mark + name : name + mark)),
  fc.constant('a'.repeat(20_000)),
  fc.tuple(fieldName, oddLine).map((parts) => parts.join('')),
  odd,
)

test('a damaged post is refused, or reaches Next as the fields of the form, each once', async () => {
  const anyFields = fc.array(fc.tuple(anyName, odd), { maxLength: 6 })
  const cut = fc.array(damage, { maxLength: 2 })
  await fc.assert(
    fc.asyncProperty(anyFields, cut, anyType, fc.boolean(), async (fields, cuts, type, call) => {
      const first = [call ? '_1_form' : 'form', 'guest-pass'] as const
      const sent = [first, ...fields, ...(call ? [['0', '[null,"$K1"]'] as const] : [])]
      const body = cuts.reduce((bytes, change) => change(bytes), multipart(sent))
      const request = post(Buffer.from(body), type, call)
      let admitted: IncomingMessage
      try {
        admitted = await admitPost(request, pages, 0)
      } catch (error) {
        expect([400, 413, 415]).toContain(refusalOf(error).status)
        return
      }
      const form = await readForm(admitted)
      const own = [...ownNames, 'form'].map((name) => (call ? `_1_${name}` : name))
      const allowed = call ? [...own, '0'] : [...own, ...Object.keys(action)]
      const names = [...form.keys()]
      expect(names).toEqual([...new Set(names)])
      expect(allowed).toEqual(expect.arrayContaining(names))
      for (const value of form.values()) expect(typeof value).toBe('string')
      if (call) expect(form.get('0')).toBe('[null,"$K1"]')
      else for (const [name, value] of Object.entries(action)) expect(form.get(name)).toBe(value)
    }),
    { numRuns: 1000 },
  )
})
