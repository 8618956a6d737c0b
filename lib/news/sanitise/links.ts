import { env } from '@/lib/env'
import { contentUrl, longestAddress } from '@/lib/news/banner'

const FILE =
  /\.(?:pdf|docx?|xlsx?|pptx?|txt|csv|ics|zip|jpe?g|png|gif|webp|svg|mp[34]|mov|webm|html?|php)$/i
const HOST = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}(?::\d+)?(?=[/?#]|$)/i
const MAIL = /^[^\s@/:?#]+@[^\s@/?#]+\.[a-z]{2,}(?:\?|$)/i
const TELEPHONE = /^(?:\+|0|(?=(?:\D*\d){10}))[\d\s().-]{7,20}$/

/** What an address has only in another form. */
const ODD = /[\s"<>[\]^`{|}]|%(?![\da-f]{2})/gi

/** An address as people type it, with the scheme that it lacks. */
function withScheme(typed: string): string {
  const target = typed
    .replace(/^(mailto|tel):\s+/i, '$1:')
    .replace(/^(https?)(?::?\/{1,3}|:)(?=[\w-])/i, '$1://')
  if (MAIL.test(target)) return `mailto:${target}`
  if (TELEPHONE.test(target)) return `tel:${target.replace(/[^+\d]/g, '')}`
  if (/^tel:/i.test(target)) return target.replace(/\s/g, '')
  return HOST.test(target) && !FILE.test(target) ? `https://${target}` : target
}

/** What a link is called that has no words: where it leads. */
export const openWhat = (href: string): string =>
  href.replace(/^(?:https?:\/\/(?:www\.)?([^/?#]+).*)?/, (_, host) =>
    host ? `Open on ${host}` : 'Open ',
  )

/**
 * Where a link leads: a path of the site, a file of the content's host, or an address elsewhere, marked as such.
 * @returns undefined for an address that leads nowhere, such as a place on the author's page: ids are dropped
 */
export function linkTo(typed: string): { href: string; rel?: string } | undefined {
  const target = withScheme(typed.trim()).replace(ODD, encodeURIComponent)
  const site = new URL(env().SITE_URL)
  const url = target.length > longestAddress ? null : URL.parse(target, site)
  if (!target || target.startsWith('#') || !/^(?:https?:|mailto:.|tel:.)/.test(url?.href ?? ''))
    return undefined
  if (!url?.host) return { href: target }
  // It is told nothing of where the visitor comes from.
  const rel = 'noopener noreferrer'
  if (url.host.replace(/^www\./, '') !== site.host.replace(/^www\./, '')) {
    // A name in front of a host looks like one.
    Object.assign(url, { username: '', password: '' })
    return { href: url.href === `${target}/` ? target : url.href, rel }
  }
  const isRelative = !/^(?:[a-z]+:|\/\/)/i.test(target)
  const file = isRelative && FILE.test(url.pathname) && contentUrl(target)
  if (file && file.host !== site.host) return { href: file.href, rel }
  const { pathname, search, hash } = file || url
  return { href: pathname + search + hash }
}
