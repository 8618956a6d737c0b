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

/** The ports that `fetch` asks nobody at (https://fetch.spec.whatwg.org/#port-blocking). */
const blockedPorts = new Set(
  `1 7 9 11 13 15 17 19 20 21 22 23 25 37 42 43 53 69 77 79 87 95 101 102 103 104 109 110 111 113 115 117
  119 123 135 137 139 143 161 179 389 427 465 512 513 514 515 526 530 531 532 540 548 554 556 563 587 601
  636 989 990 993 995 1719 1720 1723 2049 3659 4045 4190 5060 5061 6000 6566 6665 6666 6667 6668 6669 6679
  6697 10080`.split(/\s+/),
)

/** An http or https address that `fetch` can ask. */
export const fetchable = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .refine((address) => !URL.canParse(address) || !blockedPorts.has(new URL(address).port), {
    error: 'must have another port: programs refuse to call this one',
  })

/** The same without credentials, query or fragment. */
export const httpUrl = fetchable.refine(isPlain, 'must have no user, password, query or fragment')

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

/** The settings that the build reads (contract, "Settings"). */
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
