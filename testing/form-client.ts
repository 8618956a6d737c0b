import { forms } from '@/content/forms/forms'
import type { Field, FormDescription } from '@/content/forms/types'
import { notStored } from '@/content/forms/messages'
import { pages } from '@/content/pages'
import { decodeEntities, hiddenFields } from './html'
import { anyAddress, type Random } from './random'

const surname = 'Rao '

/** Characters that no keyboard types. Browsers send half a surrogate pair as U+FFFD. */
const oddCharacters = ' \ufffd\u202e'

/** The name of the visitor with a mark, and the mark of the visitor who sent these values. */
const visitorName = (mark: string) => surname + mark
export const visitorMark = (values: Record<string, unknown>) =>
  Object.values(values)
    .find((value): value is string => typeof value === 'string' && value.startsWith(surname))
    ?.split(' ')[1]

/** The pages with a form, one for each form. */
export const formRoutes = pages.flatMap(({ path, form }) => (form ? path : []))

/** A form as a visitor without JavaScript has it open. */
export interface OpenPage {
  route: string
  form: FormDescription
  hidden: readonly (readonly [name: string, value: string])[]
}

/** What a visitor saw after the press of the button. */
type Outcome =
  | { kind: 'thanked' }
  | { kind: 'rejected'; page: OpenPage }
  | { kind: 'no response' }
  | { kind: 'wrong'; what: string }

function readPage(route: string, html: string): OpenPage {
  const hidden = hiddenFields(html)
  const form = forms.get(hidden.find(([name]) => name === 'form')?.[1] ?? '')
  if (!form) throw new Error(`${route} has no form:\n${html.slice(0, 500)}`)
  return { route, form, hidden }
}

/** Opens a page with a form. */
export async function openPage(site: string, route: string): Promise<OpenPage> {
  return readPage(route, await (await fetch(`${site}${route}`)).text())
}

function typedInto(field: Field, mark: string, odd: string, random: Random): string {
  if (field.kind === 'consent') return 'on'
  if ('options' in field) return random.pick(field.options).value
  if (field.kind === 'email') return `${mark}@example.in`
  if (field.kind === 'tel' || field.format !== undefined)
    return String(random.between(100_000, 999_999))
  return visitorName(mark) + odd
}

/** Values that a form takes, with the mark in each field that has room for it, and odd characters. */
export function fillIn(form: FormDescription, mark: string, random: Random, isOdd = false) {
  const odd = isOdd ? oddCharacters : ''
  return new Map<string, string>(
    form.fields.map((field) => [field.name, typedInto(field, mark, odd, random)]),
  )
}

/** The body of a post, as a browser without JavaScript sends it; `submission` as one with. */
export function formBody(page: OpenPage, typed: ReadonlyMap<string, string>, submission = '') {
  const data = new FormData()
  for (const [name, value] of [...page.hidden, ...typed]) data.set(name, value)
  if (submission) data.set('submission', submission)
  return data
}

/** The body of the same post as a page sends it with JavaScript: the arguments of the server action. */
export function asCall(form: FormData): FormData {
  const call = new FormData()
  for (const [name, value] of form)
    if (!name.startsWith('$ACTION')) call.append(`_1_${name}`, value)
  call.set('0', '[null,"$K1"]')
  return call
}

/** The headers of a post with JavaScript. The id may be that of another build. */
export const callHeaders = { 'next-action': 'of any build', accept: 'text/x-component' }

/** Sends a form from a random address, as through one proxy, and once more where its page has moved to. */
async function post(site: string, route: string, body: FormData, random: Random) {
  const ask = (address: string) =>
    fetch(`${site}${address}`, {
      method: 'POST',
      body,
      headers: { origin: site, 'x-forwarded-for': anyAddress(random) },
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
    })
  const response = await ask(route)
  return response.status === 308 ? ask(response.headers.get('location') ?? '') : response
}

/** Sends a form and reads the response. */
export async function send(site: string, sent: Submission, random: Random): Promise<Outcome> {
  const { page, typed, submission } = sent
  const body = formBody(page, typed, submission)
  let response: Response
  let html: string
  try {
    response = await post(site, page.route, body, random)
    html = await response.text()
  } catch {
    return { kind: 'no response' }
  }
  const { status, headers } = response
  const leadsTo = new URL(headers.get('location') ?? '/', site).pathname
  if (status === 303 && leadsTo === page.form.destination) return { kind: 'thanked' }
  const text = decodeEntities(html)
  const missing = [...typed.values()].filter((value) => !text.includes(value))
  if (status === 200 && text.includes(notStored) && missing.length === 0)
    return { kind: 'rejected', page: readPage(page.route, html) }
  return { kind: 'wrong', what: `${page.route}: ${status} ${leadsTo} ${html.slice(0, 200)}` }
}

/** What a visitor sends; the same when it is sent again. */
interface Submission {
  page: OpenPage
  typed: ReadonlyMap<string, string>
  /** The browser's id, `''` without JavaScript. */
  submission: string
}
