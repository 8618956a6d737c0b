import { IncomingMessage, type IncomingHttpHeaders } from 'node:http'
import { hiddenFields } from '@/content/forms/hidden-fields'
import { forms } from '@/content/forms/forms'
import { readText } from '@/lib/enquiries/form'
import { env } from '@/lib/env'
import { HttpError } from './http-error'
import { actionId, postedName, writeForm } from './next/actions'
import type { PrerenderedPage } from './prerendered'

/** How much a form may weigh when it is sent, in bytes of the whole body. */
const maxBodyBytes = 64 * 1024

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
const formType = /^multipart\/form-data *;.*\bboundary=[^;\s]/i
/** No form has as many fields; to parse a thousand takes 30 ms. */
const mostFields = 100
const fieldCount = (body: Buffer) => body.toString('latin1').split('form-data').length - 1

/**
 * Reads the fields of a form.
 * @param type the header `Content-Type`
 * @returns undefined when it is cut off, or no form of the site
 */
async function readForm(body: Buffer, type: string): Promise<FormData | undefined> {
  if (fieldCount(body) >= mostFields) return undefined
  const sent = new Response(new Uint8Array(body), { headers: { 'content-type': type } })
  const form = await sent.formData().catch(() => undefined)
  const hasFile = form?.values().some((value) => typeof value !== 'string')
  return hasFile ? undefined : form
}

/**
 * Reads the body of a request. What broke off on the way is given as it is.
 * @throws {HttpError} when it is too large for a form
 */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      const part = Buffer.from(chunk as Uint8Array)
      bytes += part.length
      if (bytes > maxBodyBytes) throw new HttpError(413, 'it is over 64 KB')
      chunks.push(part)
    }
  } catch (error) {
    // The visitor's connection broke: the form will be found to be cut off.
    if (error instanceof HttpError) throw error
  }
  return Buffer.concat(chunks)
}

/** The request, not read yet, with another form as its body. */
async function withForm(request: IncomingMessage, form: FormData): Promise<IncomingMessage> {
  const sent = new Response(form)
  const body = Buffer.from(await sent.arrayBuffer())
  const { httpVersion, httpVersionMajor, httpVersionMinor, method, url, rawHeaders } = request
  const headers = { ...request.headers, 'content-length': String(body.length) }
  headers['content-type'] = sent.headers.get('content-type') ?? ''
  delete headers['transfer-encoding']
  const copy = Object.assign(new IncomingMessage(request.socket), {
    httpVersion,
    httpVersionMajor,
    httpVersionMinor,
    method,
    url,
    rawHeaders,
    headers,
    complete: true,
  })
  copy.push(body)
  copy.push(null)
  return copy
}

/**
 * Reads a post once, before Next does. It refuses what would reach no form's action (contract "Forms"),
 * and hands on the fields of its form, each once and in the site's own order, and nothing else. Any page with a form
 * takes any form: the page that sent it may be gone, or have another by now.
 * Next compares the hosts again, so it gets the one that was checked.
 * @param pages those of this build
 * @param trustedProxies `TRUST_PROXY`
 * @returns the request for Next
 * @throws {HttpError}
 */
export async function admitPost(
  request: IncomingMessage,
  pages: ReadonlyMap<string, Pick<PrerenderedPage, 'action'>>,
  trustedProxies: number,
): Promise<IncomingMessage> {
  const { headers, url = '/' } = request
  const host = ownHost(headers, trustedProxies, env().SITE_URL)
  if (!host) throw new HttpError(403, 'it comes from another origin')
  const own = pages.get(url)?.action
  if (!own?.form) throw new HttpError(405, 'the page has no form')
  const type = headers['content-type'] ?? ''
  if (!formType.test(type)) throw new HttpError(415, 'it is of another type than a form')
  const sent = await readForm(await readBody(request), type)
  if (!sent) throw new HttpError(400, 'it is cut off, or no form')
  const isCalled = headers['next-action'] !== undefined
  const description = forms.get(readText(sent)(postedName('form', isCalled)))
  if (!description) throw new HttpError(400, 'it is of no form of the site')
  const action = { ...own, form: description.id }
  const names = [...hiddenFields, ...description.fields.map(({ name }) => name)]
  const form = writeForm(sent, names, action, isCalled)
  if (!form) throw new HttpError(400, 'it is not the call of a form')
  headers.origin = `https://${host}`
  headers['x-forwarded-host'] = host
  if (isCalled) headers['next-action'] = actionId(action)
  return withForm(request, form)
}
