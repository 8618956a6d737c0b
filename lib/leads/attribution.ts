import 'server-only'
import { z } from 'zod'

/**
 * Where an enquiry came from: the first page of the visit, the host of the site that led to it, and its campaign tags
 * (`utm_*`). Kept with the lead for the operator, never sent to the backend.
 */
export interface Attribution {
  landing: string
  referrer?: string | undefined
  tags?: Record<string, string> | undefined
}

const MAX_TAGS = 10

const word = z
  .string()
  .transform((value) => value.replace(/\p{C}/gu, '').trim())
  .pipe(z.string().min(1).max(200))

const attributionSchema = z.object({
  landing: z.string().regex(/^\/(?!\/)[!-~]{0,199}$/),
  referrer: z
    .string()
    .regex(/^[a-z\d.:-]{1,253}$/)
    .optional()
    .catch(undefined),
  tags: z.record(z.string(), word).optional(),
})

const parseUrl = (text: string, base?: string) =>
  URL.canParse(text, base) ? new URL(text, base) : undefined

/** The tags of an address that are fit to be kept; of two with one name, the first. */
function readTags({ searchParams }: URL): Attribution['tags'] {
  const fit = [...searchParams]
    .filter(([name, value]) => /^utm_[a-z_]{1,30}$/.test(name) && word.safeParse(value).success)
    .slice(0, MAX_TAGS)
  return fit.length > 0 ? Object.fromEntries(fit.reverse()) : undefined
}

/** Reads it from path and query of the visit's first page and the address that led there. */
function readAttribution(touch: string, host: string | null): Attribution | undefined {
  const [address = '', from = ''] = touch.slice(0, 4000).split(' ')
  const page = /^\/(?!\/)/.test(address) ? parseUrl(address, 'http://site.invalid') : undefined
  const referrer = /^https?:/.test(from) ? parseUrl(from)?.host : undefined
  return attributionSchema.safeParse({
    landing: page?.pathname,
    referrer: referrer === host ? undefined : referrer,
    tags: page && readTags(page),
  }).data
}

/**
 * Where an enquiry came from: what the browser remembered of the visit, without JavaScript what the
 * post itself says. Nonsense is left out.
 * @param read a posted field by its name
 * @param headers of the post, with the address that the front door adds
 */
export function attributionFrom(
  read: (name: string) => string,
  headers: Headers,
): Attribution | undefined {
  const post = `${headers.get('x-page-address')} ${headers.get('referer')}`
  return readAttribution(
    read('attribution') || post,
    headers.get('x-forwarded-host') ?? headers.get('host'),
  )
}
