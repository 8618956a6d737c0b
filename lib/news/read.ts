import 'server-only'
import { cache } from 'react'
import type { z } from 'zod'
import { getJson, maxListBytes } from '@/lib/backend/get'
import { articleSchema, isNewsId, newsListSchema } from '@/lib/backend/news-schemas'
import { log } from '@/lib/log'
import { noteNewsRead, forgetLastGood, readLastGood, storeLastGood } from './last-good'
import { isKnownMissing, newsKey, newsListKey, rememberMissing, rememberFound } from './known-ids'
import { type ArticlePart, articleParts } from './video'
import { bannerFrom, type Banner } from './banner'
import { sanitise } from './sanitise'

/** What a card shows of an article. */
export interface NewsItem {
  newsid: string
  title: string
  banner: Banner | undefined
}

/** An article with its body, which is safe to put into the page. */
export interface Article extends NewsItem {
  html: string
  /** The same, taken apart at its videos. */
  parts: ArticlePart[]
}

/** An article; or there is none; or the backend failed and none was ever seen. */
type ArticleResult =
  { kind: 'found'; article: Article } | { kind: 'not-found' } | { kind: 'unknown' }

const card = ({ newsid, title, banner }: z.infer<typeof newsListSchema>[number]): NewsItem => ({
  newsid,
  title,
  banner: bannerFrom(banner),
})

/**
 * The recent news (contract, "News"): what the backend says now, else what it said last, else none.
 * Asked once per rendering.
 */
export const readNews = cache(async (): Promise<NewsItem[]> => {
  const answer = await ask('/webnews', newsListSchema, maxListBytes)
  if (answer.kind === 'not-found') warn('/webnews', 'status 404')
  if (answer.kind === 'ok') {
    noteNewsRead()
    await storeLastGood(newsListKey, answer.value)
  }
  const list = answer.kind === 'ok' ? answer.value : await readLastGood(newsListKey, newsListSchema)
  for (const { newsid } of list ?? []) rememberFound(newsid)
  return (list ?? []).map(card)
})

const schemaOf = (id: string) =>
  articleSchema.refine(({ newsid }) => newsid === id, 'another article')

/** Asks for an article, and forgets what was known of one that there is not. */
async function askForArticle(id: string) {
  const answer = await ask(`/onenews/${id}`, schemaOf(id))
  if (answer.kind === 'not-found') {
    rememberMissing(id)
    await forgetLastGood(newsKey(id))
  }
  return answer
}

/**
 * One article in the same way. A 404 from the backend also forgets what was known of it.
 * @param id from the address; of the wrong form it never reaches the backend, and one that is not
 * there only once a minute
 */
export const readArticle = cache(async (id: string): Promise<ArticleResult> => {
  if (!isNewsId(id) || isKnownMissing(id)) return { kind: 'not-found' }
  const answer = await askForArticle(id)
  if (answer.kind === 'not-found') return { kind: 'not-found' }
  const clean = answer.kind === 'ok' && makeClean(answer.value)
  if (clean) await storeLastGood(newsKey(id), clean)
  const known = clean || (await readLastGood(newsKey(id), schemaOf(id)))
  if (!known) return { kind: 'unknown' }
  rememberFound(id)
  const html = known.htmlcontent
  return { kind: 'found', article: { ...card(known), html, parts: articleParts(html) } }
})

/** Nothing, and a line in the log, of an article that has too much of anything. */
function makeClean(sent: z.infer<typeof articleSchema>) {
  const htmlcontent = sanitise(sent.htmlcontent)
  if (htmlcontent === undefined) warn(`/onenews/${sent.newsid}`, 'more than an article may have')
  return htmlcontent !== undefined && { ...sent, htmlcontent }
}

type Checked<T> = { kind: 'ok'; value: T } | { kind: 'not-found' } | { kind: 'failed' }

async function ask<T>(path: string, schema: z.ZodType<T>, mostBytes?: number): Promise<Checked<T>> {
  const answer = await getJson(path, undefined, mostBytes)
  if (answer.kind === 'not-found') return answer
  const parsed = answer.kind === 'ok' ? schema.safeParse(answer.json) : undefined
  if (parsed?.success) return { kind: 'ok', value: parsed.data }
  warn(path, answer.kind === 'failed' ? answer.reason : 'not what the contract says')
  return { kind: 'failed' }
}

function warn(path: string, reason: string): void {
  log.warn({ path, reason }, 'news could not be read')
}
