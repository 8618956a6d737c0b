// @ts-check
// JavaScript, because Next loads its configuration as it is, without compiling it.
import { z } from 'zod'

/** Where the site is when `SITE_URL` says nothing else. */
const defaultSiteUrl = 'http://localhost:3000'

/**
 * The public origin (contract, `SITE_URL`). `next.config.js` has the build write its own value in
 * this place, so that pages made later say the same, whatever the start is given.
 */
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

/** An http or https address without credentials, query or fragment. */
export const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .refine(isPlain, 'must have no user, password, query or fragment')

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
  /** `1`: a build with placeholders is refused (scripts/launch-check.ts). */
  LAUNCHED: z.enum(['0', '1']).default('0'),
})

/**
 * The hosts of banners, unchecked. `next.config.js` has the build write its own values in this place,
 * because the image optimiser has them from the build, whatever the start is given.
 */
export const bannerHosts = () => ({
  CONTENT_URL: process.env.CONTENT_URL,
  NEWS_IMAGE_HOSTS: process.env.NEWS_IMAGE_HOSTS,
})

/** @typedef {z.infer<typeof buildSchema>} BuildSettings */

/**
 * Reads settings from environment variables; an empty value counts as missing.
 * @template T
 * @param {z.ZodType<T>} schema
 * @param {Record<string, string | undefined>} source the variables, usually `process.env`
 * @returns {T} the settings with their defaults
 * @throws an Error whose message is one line naming each bad variable and what is wrong with it
 */
export function parseSettings(schema, source) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  throw new Error(
    parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; '),
  )
}
