import 'server-only'
import { env } from '@/lib/env'
import { readQuery } from '@/lib/query'
import type { Read } from './form'

/**
 * Where an enquiry came from: the first page of the visit, the host of the site that led to it, the words of its
 * campaign (`utm_*`), and the ids of a paid click. Kept with the lead for the operator. The backend gets what
 * {@link campaignFields} gives.
 */
export interface Attribution {
  landing: string
  referrer?: string | undefined
  /** Campaign words and click ids by their names. Leads are stored so. */
  tags?: Record<string, string> | undefined
}

const mostWords = 10

/** The parameters in which Google, Meta, Microsoft and TikTok name a click on an advertisement. */
export const clickIds = ['gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid', 'ttclid']

/** A campaign word that is fit to be kept, at most 200 characters of it. */
function campaignWord([name, value]: [string, string]): [string, string][] {
  const kept = Array.from(value.replace(/\p{C}/gu, '').trim()).slice(0, 200).join('')
  return /^utm_[a-z_]{1,30}$/.test(name) && kept ? [[name, kept]] : []
}

/** The id of a click to the letter: a query reads its `+` as a space, and a part of an id names no click. */
function clickId([name, value]: [string, string]): [string, string][] {
  const id = value.replaceAll(' ', '+')
  return clickIds.includes(name) && /^[!-~]{1,500}$/.test(id) ? [[name, id]] : []
}

/** The campaign words and click ids of an address; of two with one name, the first. */
function readTags({ search }: URL): Attribution['tags'] {
  const query = readQuery(search)
  const words = query.flatMap(campaignWord).slice(0, mostWords)
  const tags = [...words, ...query.flatMap(clickId)]
  return tags.length > 0 ? Object.fromEntries(tags.reverse()) : undefined
}

/**
 * Where an enquiry came from: what the browser kept of the visit, without JavaScript what the
 * post itself says. Nonsense is left out.
 * @param read a posted field by its name
 * @param headers of the post, with the address that the request pipeline adds
 */
export function attributionFrom(read: Read, headers: Headers): Attribution | undefined {
  const post = `${headers.get('x-page-address')} ${headers.get('referer')}`
  const [address = '', from = ''] = (read('attribution') || post).slice(0, 6200).split(' ')
  const page = /^\/(?!\/)/.test(address) ? URL.parse(address, 'http://site.invalid') : null
  if (!page || !/^\/(?!\/)[!-~]{0,199}$/.test(page.pathname)) return undefined
  const host = /^https?:/.test(from) ? URL.parse(from)?.host : undefined
  const ownHost = headers.get('x-forwarded-host') ?? headers.get('host')
  const isOther = host !== undefined && host !== ownHost && /^[a-z\d.:-]{1,253}$/.test(host)
  return {
    landing: page.pathname,
    referrer: isOther ? host : undefined,
    tags: readTags(page),
  }
}

/** The words of a campaign for which `BACKEND_UTM_FIELDS` names a field of the backend, by that name. */
export function campaignFields(campaign: Attribution['tags'] = {}): Record<string, string> {
  const named = env().BACKEND_UTM_FIELDS.map(([name, field]) => [field, campaign[name]] as const)
  return Object.fromEntries(named.filter((one): one is [string, string] => one[1] !== undefined))
}
