import 'server-only'
import { z } from 'zod'

/** Calls and pictures are put behind these addresses, and they may end up in a log or a page. */
function isPlain(address: string): boolean {
  if (!URL.canParse(address)) return true
  const { username, password, search, hash } = new URL(address)
  return !(username || password || search || hash || /[?#]$/.test(address))
}

const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .refine(isPlain, 'must have no user, password, query or fragment')
const wholeNumber = (low: number, high: number) =>
  z.coerce
    .number({ error: 'must be a whole number' })
    .int('must be a whole number')
    .min(low, `must be ${low} or more`)
    .max(high, `must be ${high} or less`)
const required = { error: 'is missing' }

const schema = z.object({
  BACKEND_URL: z.string(required).pipe(httpUrl),
  BACKEND_TOKEN: z.string(required).regex(/^[\x21-\x7e]+$/, 'must be printable, without spaces'),
  BACKEND_TOKEN_HEADER: z
    .string()
    .regex(/^[\w!#$%&'*+.^`|~-]+$/, 'must be the name of a header')
    .default('x-access-token'),
  SITE_URL: httpUrl.default('http://localhost:3000'),
  CONTENT_URL: httpUrl.optional(),
  NEWS_IMAGE_HOSTS: z
    .string()
    .regex(/^[\w.:-]+(\s*,\s*[\w.:-]+)*$/, 'must be host names separated by commas')
    .transform((hosts) => hosts.split(/\s*,\s*/))
    .default([]),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
    .optional(),
  DATA_DIR: z.string().default('.data'),
  PORT: wholeNumber(0, 65535).default(3000),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  LEAD_RETENTION_DAYS: wholeNumber(1, 36500).default(90),
  METRICS_TOKEN: z.string().min(16, 'must have 16 characters or more').optional(),
})

/** The settings of the site, checked. */
type Env = z.infer<typeof schema>

const storeSchema = schema.pick({ DATABASE_URL: true, DATA_DIR: true, LEAD_RETENTION_DAYS: true })

/**
 * Reads the settings of the contract from a set of environment variables; an empty value counts as
 * missing.
 * @param source the variables, usually `process.env`
 * @returns the settings with their defaults
 * @throws an Error whose message is one line naming each bad variable and what is wrong with it
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  return parse(schema, source)
}

function parse<T>(wanted: z.ZodType<T>, source: Record<string, string | undefined>): T {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))
  const parsed = wanted.safeParse(given)
  if (parsed.success) return parsed.data
  throw new Error(
    parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; '),
  )
}

let cached: Env | undefined

/**
 * The settings of this process, checked once.
 * @throws as {@link parseEnv}
 */
export function env(): Env {
  cached ??= parseEnv(process.env)
  return cached
}

let cachedStore: Pick<Env, 'DATABASE_URL' | 'DATA_DIR' | 'LEAD_RETENTION_DAYS'> | undefined

/**
 * The settings that say where the store is: all that the operator's command needs.
 * @throws as {@link parseEnv}
 */
export function storeEnv() {
  cachedStore ??= parse(storeSchema, process.env)
  return cachedStore
}
