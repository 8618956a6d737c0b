import 'server-only'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { buildSchema, httpUrl, parseSettings, webUrl } from './build-settings.mjs'

const wholeNumber = (low: number, high: number) =>
  z.coerce
    .number({ error: 'must be a whole number' })
    .int('must be a whole number')
    .min(low, `must be ${low} or more`)
    .max(high, `must be ${high} or less`)
/** `fetch` refuses an address with a user or a password, and repeats it in its error. */
const hasNoUser = (address: string) =>
  !URL.canParse(address) || (new URL(address).username || new URL(address).password) === ''
/** A password may have a comma, too. */
const hasOneHost = (address: string) => !/^\w+:\/\/[^/?]*,(?![^/?]*@)/.test(address)
const required = { error: 'is missing' }

const storeShape = {
  DATABASE_URL: z
    .string()
    .refine(hasOneHost, 'must have one host: a name or a proxy that leads to the primary')
    .pipe(z.url({ protocol: /^postgres(?:ql)?$/, error: 'must be a postgres:// address' }))
    .optional(),
  DATA_DIR: z
    .string()
    .refine((folder) => !folder.startsWith('~'), 'must be written without ~')
    .default('.data'),
  LEAD_RETENTION_DAYS: wholeNumber(1, 36500).default(90),
}

/** A folder in a release is not there in the next one. */
const isKept = ({
  DATABASE_URL,
  DATA_DIR,
}: {
  DATABASE_URL?: string | undefined
  DATA_DIR: string
}) => DATABASE_URL !== undefined || path.isAbsolute(DATA_DIR) || !existsSync('leads.cjs')
const notKept = {
  path: ['DATA_DIR'],
  error: 'must begin with /: the next release is in another folder',
}

const shape = {
  BACKEND_URL: z.string(required).pipe(httpUrl),
  BACKEND_TOKEN: z.string(required).regex(/^[\x21-\x7e]+$/, 'must be printable, without spaces'),
  BACKEND_TOKEN_HEADER: z
    .string()
    .regex(/^[\w!#$%&'*+.^`|~-]+$/, 'must be the name of a header')
    .default('x-access-token'),
  BACKEND_UTM_FIELDS: z
    .string()
    .regex(/^(?:utm_[a-z_]+=\w+(?:,(?!$)|$))+$/, 'must be like utm_source=field,utm_medium=field')
    .transform((pairs) => pairs.split(',').map((pair) => pair.split('=')))
    .pipe(z.array(z.tuple([z.string(), z.string()])))
    .default([]),
  ...buildSchema.shape,
  ...storeShape,
  HOST: z.string().optional(),
  PORT: wholeNumber(0, 65535).default(3000),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  ALERT_URL: webUrl.refine(hasNoUser, 'must have no user and no password').optional(),
}
const schema = z.object(shape).refine(isKept, notKept)
const storeSchema = z.object(storeShape).refine(isKept, notKept)

type Env = z.infer<typeof schema>
type StoreEnv = z.infer<typeof storeSchema>

/**
 * Reads the settings of the contract from a set of environment variables.
 * @param source the variables, usually `process.env`
 * @returns the settings with their defaults
 * @throws as {@link parseSettings}
 */
export const parseEnv = (source: Record<string, string | undefined>): Env =>
  parseSettings(schema, source)

let cached: Env | undefined

/**
 * The settings of this process, checked once.
 * @throws as {@link parseSettings}
 */
export const env = (): Env => (cached ??= parseEnv(process.env))

let cachedStore: StoreEnv | undefined

/**
 * The settings that say where the store is: all that the operator's command needs.
 * @throws as {@link parseSettings}
 */
export const storeEnv = (): StoreEnv => (cachedStore ??= parseSettings(storeSchema, process.env))
