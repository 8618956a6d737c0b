import { env } from '@/lib/env'
import { contentUrl, longestAddress } from '@/lib/news/banner'

const FILE =
  /\.(?:pdf|docx?|xlsx?|pptx?|od[tsp]|rtf|txt|csv|ics|zip|jpe?g|png|gif|webp|avif|svg|mp[34]|m4[av]|mov|webm)$/i
const PAGE_FILE = /\.(?:html?|php|aspx?)$/i
const HOST = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}(?::\d+)?(?=[/?#]|$)/i
const MAIL = /^[^\s@/:?#]+@[^\s@/?#]+\.[a-z]{2,}(?:\?|$)/i
const TELEPHONE = /^(?:\+|0|(?=(?:\D*\d){10}))[\d\s().-]{7,20}$/

/** An address as people type it, with the scheme that it lacks. */
function withScheme(typed: string): string {
  const target = typed
    .trim()
    .replace(/^(mailto|tel):\s+/i, '$1:')
    .replace(/^(https?)(?::?\/{1,3}|:)(?=[\w-])/i, '$1://')
  if (MAIL.test(target)) return `mailto:${target}`
  if (TELEPHONE.test(target)) return `tel:${target.replace(/[^+\d]/g, '')}`
  const [host] = HOST.exec(target) ?? []
  const isFile = host !== undefined && host === target && (FILE.test(host) || PAGE_FILE.test(host))
  return host !== undefined && !isFile ? `https://${target}` : target
}

/** Hosts that only count who follows a link to another. */
const DETOUR =
  /^(?:www\.)?google\.[a-z.]+\/url$|^lm?\.(?:facebook|instagram)\.com\/|\.safelinks\.protection\.outlook\.com\//

/** The address that another one has among its parameters. */
export const inner = (url: URL | null): string | undefined =>
  ['url', 'src', 'href', 'u', 'q']
    .map((name) => url?.searchParams.get(name) ?? '')
    // What an API gives is for programs.
    .find((one) => /^https?:\/\/(?!api\.)/i.test(one))

/** A link to another site tells it nothing of where the visitor comes from. */
export const elsewhere = { rel: 'noopener noreferrer' }

/**
 * Where a link leads: a path of the site, a file of the content's host, or an address elsewhere, which
 * is marked as such.
 * @returns undefined for an address that leads nowhere, such as a place on the author's page
 */
export function linkTo(typed: string): Record<string, string> | undefined {
  const target = withScheme(typed)
  // Ids are dropped, so a link to a place on the page has nowhere to go.
  if (!target || target.startsWith('#') || target.length > longestAddress) return undefined
  const site = new URL(env().SITE_URL)
  const url = URL.parse(target, site)
  if (!url || !/^(?:https?|mailto|tel):$/.test(url.protocol)) return undefined
  if (!url.protocol.startsWith('http')) return { href: target }
  const withoutWww = ({ host }: URL) => host.replace(/^www\./, '')
  if (withoutWww(url) !== withoutWww(site)) {
    // A name in front of a host looks like one.
    Object.assign(url, { username: '', password: '' })
    const isDetour = DETOUR.test(url.host + url.pathname)
    const { href } = (isDetour && URL.parse(inner(url) ?? '')) || url
    return { href: href === `${target}/` ? target : href, ...elsewhere }
  }
  const isRelative = !/^(?:[a-z]+:|\/\/)/i.test(target)
  const file = isRelative && FILE.test(url.pathname) && contentUrl(target)
  if (file && file.host !== site.host) return { href: file.href, ...elsewhere }
  const { pathname, search, hash } = file || url
  return { href: pathname + search + hash }
}
