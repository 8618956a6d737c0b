import type { IncomingHttpHeaders } from 'node:http'

/** How much a form may weigh when it is sent, in bytes of the whole body. */
export const maxBodyBytes = 64 * 1024

const sentences = {
  400: 'The form did not arrive complete. Please go back, check your connection and send it again.',
  403: 'This form was sent from another website. Please open the page here and send it again.',
  405: 'This page has no form. Please open the page with the form and send it from there.',
  413: 'That is more than this form can take. Please go back, shorten your text and send it again.',
  415: 'Only the forms of this website can be sent here. Please open the page and use its form.',
}

/** Why a post is refused: the status of its answer, and a reason for the log. */
export interface Refusal {
  status: keyof typeof sentences
  reason: string
}

/** What a refused visitor reads: a sentence that says what to do. */
export const refusalSentence = ({ status }: Refusal): string => `${sentences[status]}\n`

/**
 * The host a visitor sees in the address bar, as far as the headers tell.
 * @param trustedProxies how many proxies in front are believed (`TRUST_PROXY`)
 */
function addressedHost(headers: IncomingHttpHeaders, trustedProxies: number) {
  const forwarded = String(headers['x-forwarded-host'] ?? '')
    .split(',')[0]
    ?.trim()
  return (trustedProxies > 0 && forwarded) || headers.host
}

/**
 * The site's own host for a post that comes from one of its pages (contract "Forms"): the host it was
 * sent to, or the one of `SITE_URL` where a proxy has put another in its place.
 * @param trustedProxies `TRUST_PROXY`
 * @param siteUrl `SITE_URL`
 * @returns undefined when the post comes from another site
 */
export function ownHost(
  headers: IncomingHttpHeaders,
  trustedProxies: number,
  siteUrl: string,
): string | undefined {
  const { origin, 'sec-fetch-site': site } = headers
  if (site === 'cross-site') return undefined
  const addressed = addressedHost(headers, trustedProxies)
  const from = origin !== undefined && URL.canParse(origin) ? new URL(origin).host : undefined
  const own = origin === undefined || site === 'same-origin' || origin === siteUrl
  if (!own && (!from || from !== addressed)) return undefined
  const host = from || addressed
  return new URL(URL.canParse(`https://${host}`) ? `https://${host}` : siteUrl).host
}

/** Whether a body has the type of a form; one with files, or none at all, has another. */
export const isFormType = (type: string): boolean =>
  /^multipart\/form-data;.*\bboundary=[^;\s]/.test(type)

/**
 * Reads the fields of a form.
 * @param type the header `Content-Type`
 * @returns undefined when it is cut off, or no form of the site
 */
export async function readForm(body: Buffer, type: string): Promise<FormData | undefined> {
  const sent = new Response(new Uint8Array(body), { headers: { 'content-type': type } })
  const form = await sent.formData().catch(() => undefined)
  const values = [...(form?.values() ?? [])]
  return values.every((value) => typeof value === 'string') ? form : undefined
}
