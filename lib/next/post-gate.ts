import 'server-only'
import { IncomingMessage } from 'node:http'
import { visitsPath } from '@/content/visits-path'
import { env } from '@/lib/env'
import { isFormType, maxBodyBytes, ownHost, readForm, type Refusal } from '@/lib/security/form-post'
import { maxReportBytes } from '@/lib/visits/report'
import { actionFields, actionId, renewForm } from './deploy-skew'

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

/** @returns undefined when there is more; what broke off on the way is given as it is */
async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      const part = Buffer.from(chunk as Uint8Array)
      bytes += part.length
      if (bytes > maxBodyBytes) return undefined
      chunks.push(part)
    }
  } catch {
    // The visitor's connection broke: the form will be found to be cut off.
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
  delete headers.expect
  const copy = Object.assign(new IncomingMessage(request.socket), {
    ...{ httpVersion, httpVersionMajor, httpVersionMinor, method, url, rawHeaders, headers },
    complete: true,
  })
  copy.push(body)
  copy.push(null)
  return copy
}

/** The one post that is no form: Next reads what is short enough, and our code all of it. */
const admitReport = (request: IncomingMessage): IncomingMessage | Refusal =>
  Number(request.headers['content-length']) <= maxReportBytes
    ? request
    : { status: 413, reason: 'it is longer than a report of a visit' }

/**
 * Looks at a post before Next does. Refuses what would reach no form's action, for most of which Next
 * has a 500 (contract "Forms"), and makes the form of a page that an earlier build served one of this
 * build. What passes, Next takes: it compares hosts once more, and is told the one that was checked.
 * @param trustedProxies `TRUST_PROXY`
 * @returns the request for Next, or why it is refused
 */
export async function admitPost(
  request: IncomingMessage,
  trustedProxies: number,
): Promise<IncomingMessage | Refusal> {
  const { headers, url = '/' } = request
  const type = headers['content-type'] ?? ''
  const host = ownHost(headers, trustedProxies, env().SITE_URL)
  if (!host) return { status: 403, reason: 'it comes from another origin' }
  if (url === visitsPath) return admitReport(request)
  const fields = actionFields(url.replace(/[?#].*/s, ''))
  if (!fields) return { status: 405, reason: 'the page has no form' }
  const tooLarge: Refusal = { status: 413, reason: 'it is over 64 KB' }
  if (Number(headers['content-length']) > maxBodyBytes) return tooLarge
  if (!isFormType(type)) return { status: 415, reason: 'it is of another type than a form' }
  const body = await readBody(request)
  if (!body) return tooLarge
  const form = await readForm(body, type)
  if (!form) return { status: 400, reason: 'it is cut off, or no form' }
  const isCalled = headers['next-action'] !== undefined
  if (isCalled && !isCall(form)) return { status: 400, reason: 'it is not the call of a form' }
  headers.origin = `https://${host}`
  headers['x-forwarded-host'] = host
  headers['x-visit-address'] = url
  if (isCalled) headers['next-action'] = actionId(fields)
  return withForm(request, isCalled ? form : renewForm(form, fields))
}
