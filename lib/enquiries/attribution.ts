import 'server-only'
import { env } from '@/lib/env'
import type { Read } from './form'

/**
 * Where an enquiry came from: the first page of the visit, the host of the site that led to it, and the words of its
 * campaign (`utm_*`). Kept with the lead for the operator. The backend gets what {@link campaignFields} gives.
 */
export interface Attribution {
  landing: string
  referrer?: string | undefined
  /** The words of the campaign by their names. Leads are stored so. */
  tags?: Record<string, string> | undefined
}

const mostWords = 10

const plainName = (name: string) => name.toLowerCase().replace(/^(?:amp;)+/, '')

/**
 * The campaign words of an address that are fit to be kept; of two with one name, the first. Mailings write
 * `&amp;` between them, once or more, and some systems capitals.
 */
function readCampaign({ searchParams }: URL): Attribution['tags'] {
  const words = [...searchParams]
    .map(([name, value]) => [plainName(name), value.replace(/\p{C}/gu, '').trim()] as const)
    .filter(([name]) => /^utm_[a-z_]{1,30}$/.test(name))
    .filter(([, { length }]) => length > 0 && length <= 200)
    .slice(0, mostWords)
  return words.length > 0 ? Object.fromEntries(words.reverse()) : undefined
}

/**
 * Where an enquiry came from: what the browser kept of the visit, without JavaScript what the
 * post itself says. Nonsense is left out.
 * @param read a posted field by its name
 * @param headers of the post, with the address that the request pipeline adds
 */
export function attributionFrom(read: Read, headers: Headers): Attribution | undefined {
  const post = `${headers.get('x-page-address')} ${headers.get('referer')}`
  const [address = '', from = ''] = (read('attribution') || post).slice(0, 4000).split(' ')
  const page = /^\/(?!\/)/.test(address) ? URL.parse(address, 'http://site.invalid') : null
  if (!page || !/^\/(?!\/)[!-~]{0,199}$/.test(page.pathname)) return undefined
  const host = /^https?:/.test(from) ? URL.parse(from)?.host : undefined
  const ownHost = headers.get('x-forwarded-host') ?? headers.get('host')
  const isOther = host !== undefined && host !== ownHost && /^[a-z\d.:-]{1,253}$/.test(host)
  return {
    landing: page.pathname,
    referrer: isOther ? host : undefined,
    tags: readCampaign(page),
  }
}

/** The words of a campaign for which `BACKEND_UTM_FIELDS` names a field of the backend, by that name. */
export function campaignFields(campaign: Attribution['tags'] = {}): Record<string, string> {
  const named = env().BACKEND_UTM_FIELDS.map(([name, field]) => [field, campaign[name]] as const)
  return Object.fromEntries(named.filter((one): one is [string, string] => one[1] !== undefined))
}
