import 'server-only'
import { z } from 'zod'
import { warnRarely } from '@/lib/log-rarely'

const newsid = z
  .union([z.number(), z.string()])
  .transform(String)
  .pipe(z.string().regex(/^[\w-]{1,64}$/))

/** A text, or none. A browser would replace half a character by another one than React expects. */
const text = z
  .string()
  .nullable()
  .transform((sent) => (/^(?:null|undefined)$/.test(sent ?? 'null') ? '' : sent?.toWellFormed()))
  .pipe(z.string())

/** Writes a day as 2026-11-25. */
const indianDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata', dateStyle: 'short' })

/** A day, a time, and its offset from UTC. */
const TIME =
  /^(\d{4}-\d\d-\d\d)(?:[t ](\d\d:\d\d)(:\d\d(?:\.\d{1,9})?)? ?(?:(z|utc)|([+-]\d\d):?(\d\d)?)?)?$/i

/** Seconds or milliseconds since 1970. */
const EPOCH = /^(\d{9,10})(\d{3})?$/

/** What a time says, of which one without an offset is that of India; NaN for what is none. */
function timeOf(sent: string): number {
  const [, seconds, thousandths = '000'] = EPOCH.exec(sent) ?? []
  if (seconds) return Number(seconds + thousandths)
  const [, date = '', time = '00:00', second = ':00', utc, hours, minutes = '00'] =
    TIME.exec(sent) ?? []
  const offset = hours ? `${hours}:${minutes}` : '+05:30'
  // A day that is none, such as 30 February, would be read as another one.
  return z.iso.date().safeParse(date).success
    ? Date.parse(`${date}T${time}${second}${utc ? 'Z' : offset}`)
    : NaN
}

const longestMs = 366 * 86_400_000

/** The day of a time in India. What is empty, before 2000 or more than a year ahead is none. */
function dayOf(value: unknown): string | undefined {
  const sent = typeof value === 'number' || typeof value === 'string' ? `${value}`.trim() : ''
  const time = timeOf(sent)
  if (sent && Number.isNaN(time) && !/^0000/.test(sent))
    warnRarely({ date: sent.slice(0, 100) }, 'a date of the news could not be read')
  const day = time < Date.now() + longestMs ? indianDay.format(time) : ''
  return day >= '2000' ? day : undefined
}

const day = z.unknown().transform(dayOf).optional()

const item = z.object({
  newsid,
  title: text.pipe(z.string().max(1000).trim().min(1)),
  banner: text.catch(''),
  date: day,
})

/** One article as `/onenews/{id}` gives it (specification 3.6); fields that aren't named there are ignored. */
export const articleSchema = item.extend({ htmlcontent: text })

const mostItems = 5000

/**
 * The list as `/webnews` gives it, of which the first 5,000 are read: items that break the rules and
 * second copies are left out; a list in which nothing is right is refused.
 */
export const newsListSchema = z.array(z.unknown()).transform((entries, context) => {
  const known = new Set<string>()
  const good = entries
    .slice(0, mostItems)
    .flatMap((entry) => item.safeParse(entry).data ?? [])
    .filter((entry) => !known.has(entry.newsid) && known.add(entry.newsid))
  if (entries.length > 0 && good.length === 0) context.addIssue('no item has the right shape')
  return good
})

/** Whether a text has the form of a news id, so that nothing else reaches the backend. */
export const isNewsId = (text: string): boolean => newsid.safeParse(text).success
