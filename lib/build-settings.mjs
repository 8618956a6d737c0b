// @ts-check
// JavaScript, because Next loads its configuration as it is, without compiling it.
import { z } from 'zod'

/** Where the site is when `SITE_URL` says nothing else. */
const defaultSiteUrl = 'http://localhost:3000'

/** The public origin (contract, `SITE_URL`). */
export const siteUrl = process.env.SITE_URL || defaultSiteUrl

/**
 * Calls and pictures are put behind these addresses, and they may end up in a log or a page.
 * @param {string} address
 */
function isPlain(address) {
  if (!URL.canParse(address)) return true
  const { username, password, search, hash } = new URL(address)
  return !(username || password || search || hash || /[?#]$/.test(address))
}

/** An http or https address. */
export const webUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })

/** The same without credentials, query or fragment. */
export const httpUrl = webUrl.refine(isPlain, 'must have no user, password, query or fragment')

/** The site's address as browsers send it in `Origin`: without the slash at its end. */
const origin = httpUrl
  .refine((address) => !URL.canParse(address) || new URL(address).pathname === '/', {
    error: 'must have no path',
  })
  .transform((address) => new URL(address).origin)

/** @param {string} name */
const isHost = (name) => /^[a-z\d.-]+(:\d+)?$/i.test(name) && URL.canParse(`http://${name}`)

/** @param {string} key */
function isKey(key) {
  const bytes = Buffer.from(key, 'base64')
  return [16, 24, 32].includes(bytes.length) && bytes.toString('base64') === key
}

/** The settings that the build reads (`.env.example`). */
export const buildSchema = z.object({
  SITE_URL: origin.default(defaultSiteUrl),
  CONTENT_URL: httpUrl.optional(),
  NEWS_IMAGE_HOSTS: z
    .string()
    .transform((hosts) => hosts.split(',').map((host) => host.trim()))
    .refine((hosts) => hosts.every(isHost), 'must be host names separated by commas')
    .default([]),
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: z
    .string()
    .refine(isKey, 'must be 16, 24 or 32 bytes in base64')
    .optional(),
})

/** @typedef {z.infer<typeof buildSchema>} BuildSettings */

/**
 * What is wrong with a value of any setting, as files of settings and of secrets give it.
 * @param {string} value
 */
function whyNoValue(value) {
  if (/\p{Cc}/u.test(value)) return 'must be one line, without control characters'
  return /^(["'`]).*\1$/.test(value) ? 'must not be in quotes' : undefined
}

/**
 * Reads settings from environment variables: without spaces and ends of lines around them; an empty value counts as
 * missing.
 * @template {z.ZodObject} T
 * @param {T} schema
 * @param {Record<string, string | undefined>} source the variables, usually `process.env`
 * @returns {z.infer<T>} the settings with their defaults
 * @throws an Error whose message is one line naming each bad variable and what is wrong with it
 */
export function parseSettings(schema, source) {
  const given = Object.keys(schema.shape).flatMap((name) => {
    const value = source[name]?.trim()
    return value ? [{ name, value }] : []
  })
  const parsed = schema.safeParse(Object.fromEntries(given.map(({ name, value }) => [name, value])))
  const wrong = given.flatMap(({ name, value }) => {
    const why = whyNoValue(value)
    return why === undefined ? [] : [`${name} ${why}`]
  })
  if (parsed.success && wrong.length === 0) return parsed.data
  const others = parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
  throw new Error((wrong.length > 0 ? wrong : others).join('; '))
}
