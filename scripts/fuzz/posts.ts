import { fillIn, type OpenPage } from '@/testing/form-client'
import type { Random } from '@/testing/random'
import { anyHeaderValue, anyValue, damage } from './values'

/** The headers and the body of a request; both in Latin-1, so that each character is one byte. */
export interface Post {
  path: string
  headers: [name: string, value: string][]
  body: string
}

type Part = [name: string, value: string, more?: string]

const oddNames = [
  '$ACTION_REF_1',
  '$ACTION_1:0',
  '$ACTION_1:1',
  '$ACTION_ID_60f79adce45f41d780ed5a5a97b5a28710cb78b614',
  '$ACTION_KEY',
  '__proto__',
  'form',
  'submission',
  'visit',
  'elapsed',
  '0',
  '1',
  '_1_form',
  '_1_$ACTION_KEY',
  '_2_form',
]
const oddLines = [
  '; filename="a.txt"',
  '; filename="../../a"\r\ncontent-type: text/html',
  '\r\ncontent-transfer-encoding: base64',
  '\r\ncontent-type: application/json; charset=utf-16',
  '\r\nx: '.concat('y'.repeat(20_000)),
  '; name="twice"',
  "; name*=utf-8''%e2%82%ac",
]
const oddCalls = [
  '[]',
  '[null]',
  '["$K1"]',
  '[null,"$K2"]',
  '"$@1"',
  '[null,"$F1"]',
  '{',
  '"$undefined"',
]

const latin1 = (text: string) => Buffer.from(text).toString('latin1')

function parts(page: OpenPage, random: Random): Part[] {
  const filled = fillIn(page.form, `fuzz-${random.between(0, 1e9)}`, random)
  return [...page.hidden, ...filled].map(([name, value]) => [latin1(name), latin1(value)])
}

/** Does to some fields of a form what no form does. */
function change(form: Part[], random: Random): Part[] {
  const changed = [...form]
  for (let times = random.between(0, 4); times > 0; times -= 1) {
    const at = random.between(0, changed.length - 1)
    const [name = '', value = ''] = changed[at] ?? []
    const to: Part[][] = [
      [],
      [[name, anyValue(random)]],
      [[anyValue(random).slice(0, 300), value]],
      [[random.pick(oddNames), random.chance(0.5) ? value : anyValue(random)]],
      [[name, value, random.pick(oddLines)]],
      [
        [name, value],
        [name, anyValue(random)],
      ],
    ]
    changed.splice(at, 1, ...random.pick(to))
  }
  return changed
}

const write = (boundary: string, all: Part[]) =>
  all
    .map(([name, value, more = '']) => {
      const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}`
      return `${head}\r\n\r\n${value}\r\n`
    })
    .join('') + `--${boundary}--\r\n`

function typeOf(boundary: string, random: Random): string {
  if (random.chance(0.85)) return `multipart/form-data; boundary=${boundary}`
  return random.pick([
    `multipart/form-data; boundary="${boundary}"`,
    `multipart/form-data; boundary=${boundary}; charset=utf-16`,
    `multipart/form-data; charset=x; boundary=other`,
    `Multipart/Form-Data; Boundary=${boundary}`,
    `multipart/mixed; boundary=${boundary}`,
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'application/x-www-form-urlencoded',
    'application/json',
    'text/plain;charset=UTF-8',
    anyHeaderValue(random),
  ])
}

/**
 * A form that is posted, more or less as a browser does, without JavaScript or with it.
 * @param page as a visitor has it open
 * @param actionId of the build
 */
export function anyPost(page: OpenPage, actionId: string, random: Random): Post {
  const boundary = random.chance(0.95) ? '----fuzz' : anyHeaderValue(random).slice(0, 70)
  const calls = random.chance(0.5)
  const form = parts(page, random).filter(([name]) => !calls || !name.startsWith('$ACTION'))
  const args = random.chance(0.8) ? '[null,"$K1"]' : random.pick([...oddCalls, anyValue(random)])
  const sent = calls
    ? [...form.map(([name, value]): Part => [`_1_${name}`, value]), ['0', args] satisfies Part]
    : form
  const whole = write(boundary, random.chance(0.4) ? sent : change(sent, random))
  const text = random.chance(0.05) ? random.pick(oddCalls) : anyValue(random)
  const body = random.chance(0.9) ? whole : random.chance(0.5) ? damage(whole, random) : text
  const headers: Post['headers'] = [['content-type', typeOf(boundary, random)]]
  const oddId = () => random.pick([actionId.replace(/.$/, 'z'), 'x', '', anyHeaderValue(random)])
  if (calls) headers.push(['next-action', random.chance(0.7) ? actionId : oddId()])
  return { path: page.route, headers, body }
}
