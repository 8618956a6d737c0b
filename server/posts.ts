import { IncomingMessage, type IncomingHttpHeaders } from 'node:http'
import { maxReportBytes, webVitalsPath } from '@/content/web-vitals-path'
import { env } from '@/lib/env'
import { withinPostLimit } from '@/lib/security/rate-limits'
import type { BuiltPage } from './built-pages'
import { Refusal } from './refusal'

/** How much a form may weigh when it is sent, in bytes of the whole body. */
const maxBodyBytes = 64 * 1024
/** The largest form of the site has a third of it. */
const mostFields = 100
const tooLarge = () => new Refusal(413, 'it is over 64 KB')

/**
 * The site's own host for a post that comes from one of its pages (contract "Forms"): the host it was
 * sent to, or the one of `SITE_URL` where a proxy has put another in its place.
 * @param trustedProxies `TRUST_PROXY`
 * @param siteUrl `SITE_URL`
 * @returns undefined when the post comes from another site
 */
function ownHost(
  headers: IncomingHttpHeaders,
  trustedProxies: number,
  siteUrl: string,
): string | undefined {
  const { origin, 'sec-fetch-site': site, 'x-forwarded-host': forwarded = '' } = headers
  if (site === 'cross-site') return undefined
  const [first = ''] = String(forwarded).split(',')
  const addressed = (trustedProxies > 0 && first.trim()) || headers.host
  const from = origin !== undefined && URL.canParse(origin) ? new URL(origin).host : undefined
  const own = origin === undefined || site === 'same-origin' || origin === siteUrl
  if (!own && (!from || from !== addressed)) return undefined
  const host = from || addressed
  return new URL(URL.canParse(`https://${host}`) ? `https://${host}` : siteUrl).host
}

/** The type of a form's body; one with files, or none at all, has another. */
const formType = /^multipart\/form-data;.*\bboundary=[^;\s]/

/**
 * Reads the fields of a form.
 * @param type the header `Content-Type`
 * @returns undefined when it is cut off, or no form of the site
 */
async function readForm(body: Buffer, type: string): Promise<FormData | undefined> {
  const sent = new Response(new Uint8Array(body), { headers: { 'content-type': type } })
  const form = await sent.formData().catch(() => undefined)
  const values = [...(form?.values() ?? [])]
  if (values.length > mostFields) return undefined
  return values.every((value) => typeof value === 'string') ? form : undefined
}

/** What React sends for `submit(null, data)`: the arguments, and the fields of `data` with a prefix. */
const argumentsOfCall = '[null,"$K1"]'
const fieldPrefix = '_1_'

function isCall(form: FormData): boolean {
  const names = [...form.keys()]
  const rest = names.filter((name) => name !== '0')
  return (
    form.get('0') === argumentsOfCall &&
    rest.length === names.length - 1 &&
    rest.every((name) => name.startsWith(fieldPrefix))
  )
}

/** What broke off on the way is given as it is. */
async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      const part = Buffer.from(chunk as Uint8Array)
      bytes += part.length
      if (bytes > maxBodyBytes) throw tooLarge()
      chunks.push(part)
    }
  } catch (error) {
    // The visitor's connection broke: the form will be found to be cut off.
    if (error instanceof Refusal) throw error
  }
  return Buffer.concat(chunks)
}

/**
 * The same request, not read yet, with the form written anew: its fields are the same, and nothing is
 * left of how they were sent, at which one of the parsers behind Next may stumble.
 */
async function withForm(request: IncomingMessage, form: FormData): Promise<IncomingMessage> {
  const sent = new Response(form)
  const body = Buffer.from(await sent.arrayBuffer())
  const { httpVersion, httpVersionMajor, httpVersionMinor, method, url, rawHeaders } = request
  const headers = { ...request.headers, 'content-length': String(body.length) }
  headers['content-type'] = sent.headers.get('content-type') ?? ''
  delete headers['transfer-encoding']
  const copy = Object.assign(new IncomingMessage(request.socket), {
    ...{ httpVersion, httpVersionMajor, httpVersionMinor, method, url, rawHeaders, headers },
    complete: true,
  })
  copy.push(body)
  copy.push(null)
  return copy
}

/** The id of the action that a page's hidden fields name. */
const actionId = (fields: Record<string, string>): string =>
  /"id":"(\w+)"/.exec(Object.values(fields).join('\n'))?.[1] ?? ''

/**
 * A form as the page of this build posts it. Each page has one form and all forms have one action, so
 * what it is for is known, also when it comes from a page that an earlier build served.
 */
function renewForm(form: FormData, fields: Record<string, string>): FormData {
  const renewed = new FormData()
  for (const [name, value] of form) if (!name.startsWith('$ACTION_')) renewed.append(name, value)
  for (const [name, value] of Object.entries(fields)) renewed.set(name, value)
  return renewed
}

/**
 * Checks a post before Next reads it. It refuses what would reach no form's action, for most of which
 * Next answers 500 (contract "Forms"), and changes the form of a page of an earlier build into one of
 * this build. Next compares the hosts again, so it gets the one that was checked.
 * @param pages those of this build
 * @param trustedProxies `TRUST_PROXY`
 * @returns the request for Next
 * @throws {Refusal}
 */
export async function admitPost(
  request: IncomingMessage,
  pages: ReadonlyMap<string, Pick<BuiltPage, 'action'>>,
  trustedProxies: number,
): Promise<IncomingMessage> {
  const { headers, url = '/' } = request
  const host = ownHost(headers, trustedProxies, env().SITE_URL)
  if (!host) throw new Refusal(403, 'it comes from another origin')
  const length = Number(headers['content-length'])
  if (url === webVitalsPath) {
    if (length <= maxReportBytes) return request
    throw new Refusal(413, 'it is longer than a report of web vitals')
  }
  if (!withinPostLimit(String(headers['x-client-address'])))
    throw new Refusal(429, 'its address has sent more than the limit allows')
  const fields = pages.get(url)?.action ?? {}
  if (Object.keys(fields).length === 0) throw new Refusal(405, 'the page has no form')
  if (length > maxBodyBytes) throw tooLarge()
  const type = headers['content-type'] ?? ''
  if (!formType.test(type)) throw new Refusal(415, 'it is of another type than a form')
  const form = await readForm(await readBody(request), type)
  if (!form) throw new Refusal(400, 'it is cut off, or no form')
  const isCalled = headers['next-action'] !== undefined
  if (isCalled && !isCall(form)) throw new Refusal(400, 'it is not the call of a form')
  if (form.get(isCalled ? `${fieldPrefix}form` : 'form') !== fields.form)
    throw new Refusal(400, 'it is of another form than the page’s')
  headers.origin = `https://${host}`
  headers['x-forwarded-host'] = host
  if (isCalled) headers['next-action'] = actionId(fields)
  return withForm(request, isCalled ? form : renewForm(form, fields))
}
