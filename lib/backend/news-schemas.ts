import 'server-only'
import { z } from 'zod'

const newsid = z
  .union([z.number(), z.string()])
  .transform(String)
  .pipe(z.string().regex(/^[\w-]{1,64}$/))

/** A browser would replace half a character by another one than React expects. */
const text = z.string().transform((sent) => sent.toWellFormed())

/** A day, or a time with its own offset, as the day that it was in India. */
const day = z
  .union([z.iso.date(), z.iso.datetime({ offset: true, local: true })])
  .transform((sent) => {
    const hasOffset = /(?:z|[+-]\d\d:?\d\d)$/i.test(sent) && sent.length > 10
    return hasOffset ? indianDay.format(new Date(sent)) : sent.slice(0, 10)
  })
  .optional()

/** Writes a day as 2026-11-25. */
const indianDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata', dateStyle: 'short' })

const item = z.object({
  newsid,
  title: text.pipe(z.string().max(1000).trim().min(1)),
  banner: text.catch(''),
  date: day.catch(undefined),
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
