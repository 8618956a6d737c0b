/** How much a form may weigh when it is sent, in bytes of the whole body. */
const MAX_BODY = 64 * 1024

const REFUSALS = {
  400: 'The form did not arrive complete. Please go back, check your connection and send it again.',
  403: 'This form was sent from another website. Please open the page here and send it again.',
  413: 'That is more than this form can take. Please go back, shorten your text and send it again.',
  415: 'Only the forms of this website can be sent here. Please open the page and use its form.',
}

/** Why a post is refused: an HTTP status, told to the visitor by {@link refusalResponse}. */
type Refused = keyof typeof REFUSALS

/**
 * The answer to a refused post: a sentence that says what to do, in plain text.
 * @param status why
 */
export function refusalResponse(status: Refused): Response {
  return new Response(`${REFUSALS[status]}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}

/**
 * The host a visitor sees in the address bar.
 * @param headers of the request
 * @param trustedProxies how many proxies in front are believed (`TRUST_PROXY`)
 */
export function publicHost(headers: Headers, trustedProxies: number): string | undefined {
  const forwarded = trustedProxies > 0 ? headers.get('x-forwarded-host')?.split(',')[0]?.trim() : ''
  return forwarded || headers.get('host') || undefined
}

function fromElsewhere(headers: Headers, host: string | undefined): boolean {
  if (headers.get('sec-fetch-site') === 'cross-site') return true
  const origin = headers.get('origin')
  if (origin === null) return false
  return !URL.canParse(origin) || new URL(origin).host !== host
}

/** Forms arrive as multipart; React sends a call without a file or a form as text. */
function acceptable(headers: Headers): boolean {
  const type = headers.get('content-type') ?? ''
  if (/^text\/plain(;|$)/i.test(type)) return headers.has('next-action')
  return /^multipart\/form-data;.*\bboundary=[^;\s]/.test(type)
}

async function readUpTo(limit: number, request: Request) {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > limit) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** A post that may pass; `form` is there for a form that was sent without JavaScript. */
type Post = { refused: Refused } | { form?: FormData }

/**
 * Reads a post to a page before Next does, and refuses what Next would answer with a 500.
 * @param request its body is read here
 * @param host what {@link publicHost} says
 */
export async function readPost(request: Request, host: string | undefined): Promise<Post> {
  const { headers } = request
  if (fromElsewhere(headers, host)) return { refused: 403 }
  if (Number(headers.get('content-length')) > MAX_BODY) return { refused: 413 }
  if (!acceptable(headers)) return { refused: 415 }
  const sent = await readUpTo(MAX_BODY, request)
  if (!sent) return { refused: 413 }
  const type = headers.get('content-type') ?? ''
  if (type.startsWith('text/')) return {}
  const body = new Response(sent, { headers: { 'content-type': type } })
  return body.formData().then(
    (form) => (headers.has('next-action') ? {} : { form }),
    () => ({ refused: 400 }),
  )
}
