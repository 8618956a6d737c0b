import 'server-only'
import { cache } from 'react'
import type { z } from 'zod'
import { getJson } from '@/lib/backend/get'
import { articleSchema, isNewsId, newsListSchema } from '@/lib/backend/news-schemas'
import { log } from '@/lib/log'
import { isKnownMissing, noteFound, noteMissing } from './admission'
import { type ArticlePart, articleParts, articleWords } from './article-parts'
import { bannerFrom, type Banner } from './banner'
import type { CleanHtml } from './clean-html'
import { sanitise, titleWords } from './sanitise/sanitise'
import { deleteStaleCopy, newsKey, newsListKey, readStaleCopy, storeStaleCopy } from './stale-copy'

/** What a card shows of an article. */
export interface NewsItem {
  newsid: string
  title: string
  banner: Banner | undefined
  /** The day in India, as 2026-11-25. */
  date?: string | undefined
}

/** An article with its body, taken apart at its videos, and the words of it. */
export interface Article extends NewsItem {
  parts: ArticlePart[]
  words: string
}

/** An article; or there is none; or the backend failed and none was ever seen. */
type ArticleResult =
  { kind: 'found'; article: Article } | { kind: 'not-found' } | { kind: 'unknown' }

type SentItem = z.infer<typeof newsListSchema>[number]

const warn = (path: string, reason: string): void =>
  log.warn({ path, reason }, 'news could not be read')

/** What the backend says now, if it is right; else why not, which is logged unless there is nothing. */
async function ask<T>(path: string, schema: z.ZodType<T>) {
  const answer = await getJson(path)
  const json = answer.kind === 'ok' ? answer.json : undefined
  const value = json === undefined ? undefined : schema.safeParse(json).data
  const isNothing = json === null || (Array.isArray(json) && json.length === 0)
  const isMissing = answer.kind === 'not-found' || (value === undefined && isNothing)
  if (json !== undefined && value === undefined && !isMissing)
    warn(path, 'not what the contract says')
  if (answer.kind === 'failed') warn(path, answer.reason)
  const isRefusal = answer.kind === 'failed' && [401, 403].includes(answer.status ?? 0)
  return { value, isMissing, isRefused: isRefusal || isMessage(json) }
}

/** Whether an answer is words in place of what was asked for. */
const isMessage = (json: unknown): boolean =>
  typeof json === 'string' ||
  (typeof json === 'object' && json !== null && !Array.isArray(json) && !('htmlcontent' in json))

/** What was read just now, which is kept, or else what was kept before. */
async function orStaleCopy<T>(read: T | undefined, key: string, schema: z.ZodType<T>) {
  if (read !== undefined) await storeStaleCopy(key, read)
  return read ?? readStaleCopy(key, schema)
}

const card = ({ newsid, title, banner, date }: SentItem): NewsItem => ({
  newsid,
  title,
  banner: bannerFrom(banner),
  date,
})

/** An item with the words of its title; nothing of one whose title has none. */
function withTitle<Item extends SentItem>(sent: Item): Item[] {
  const title = titleWords(sent.title)
  return title ? [{ ...sent, title }] : []
}

/** The recent news, and whether the backend says so now. Asked once per rendering. */
const readList = cache(async () => {
  const { value, isMissing } = await ask('/webnews', newsListSchema)
  if (isMissing) warn('/webnews', 'nothing there')
  const now = value?.flatMap(withTitle)
  const list = (await orStaleCopy(now, newsListKey, newsListSchema)) ?? []
  for (const { newsid } of list) noteFound(newsid)
  return { items: list.map(card), isCurrent: now !== undefined }
})

/** The recent news (contract, "News"): what the backend says now, else what it said last, else none. */
export const readNews = async (): Promise<NewsItem[]> => (await readList()).items

const schemaOf = (id: string) =>
  articleSchema.refine(({ newsid }) => newsid === id, 'another article')

/** An article in the store: its HTML was made safe before it was put there. */
const storedSchemaOf = (id: string) =>
  schemaOf(id).transform((stored) => ({
    ...stored,
    htmlcontent: stored.htmlcontent as CleanHtml,
  }))

/** Whether the list no longer names an article. */
async function isUnlisted(id: string): Promise<boolean> {
  const { items, isCurrent } = await readList()
  return isCurrent && !items.some(({ newsid }) => newsid === id)
}

/** Nothing, and a line in the log, of an article that has too much of anything, or no title. */
function makeClean(sent: z.infer<typeof articleSchema>) {
  const path = `/onenews/${sent.newsid}`
  const body = sanitise(sent.htmlcontent)
  const [titled] = withTitle(sent)
  if (!body || !titled) {
    warn(path, body ? 'no title' : 'more than an article may have')
    return undefined
  }
  const { html: htmlcontent, pasted: pictures, beyond } = body
  if (pictures) log.warn({ path, pictures }, 'pictures pasted into an article were left out')
  if (beyond)
    log.warn({ path, pictures: beyond }, 'pictures beyond the first hundred were left out')
  return { ...titled, htmlcontent }
}

/**
 * One article in the same way. That there is none any more (404, 410, 451, nothing, or a refusal or message
 * while the list does not name it) also forgets what was known of it.
 * @param id from the address; of the wrong form it never reaches the backend, and one that is not
 * there only once a minute
 */
export const readArticle = cache(async (id: string): Promise<ArticleResult> => {
  if (!isNewsId(id) || isKnownMissing(id)) return { kind: 'not-found' }
  const { value, isMissing, isRefused } = await ask(`/onenews/${id}`, schemaOf(id))
  if (isMissing || (isRefused && (await isUnlisted(id)))) {
    noteMissing(id)
    await deleteStaleCopy(newsKey(id))
    return { kind: 'not-found' }
  }
  const known = await orStaleCopy(value && makeClean(value), newsKey(id), storedSchemaOf(id))
  if (!known) return { kind: 'unknown' }
  noteFound(id)
  const { htmlcontent: html } = known
  const article = { ...card(known), parts: articleParts(html), words: articleWords(html) }
  return { kind: 'found', article }
})
