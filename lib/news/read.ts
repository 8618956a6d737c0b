import 'server-only'
import { cache } from 'react'
import type { z } from 'zod'
import { getJson } from '@/lib/backend/get'
import { articleSchema, isNewsId, newsListSchema } from '@/lib/backend/news-schemas'
import { log } from '@/lib/log'
import { noteNewsRead, deleteStaleCopy, readStaleCopy, storeStaleCopy } from './stale-copy'
import { isKnownMissing, newsKey, newsListKey, noteFound, noteMissing } from './negative-cache'
import { type ArticlePart, articleParts, articleWords } from './article-parts'
import { bannerFrom, type Banner } from './banner'
import type { CleanHtml } from './clean-html'
import { sanitise, titleWords } from './sanitise/sanitise'

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

const card = ({ newsid, title, banner, date }: SentItem): NewsItem => ({
  newsid,
  title,
  banner: bannerFrom(banner),
  date,
})

/** The recent news, and whether the backend says so now. Asked once per rendering. */
const readList = cache(async () => {
  const answer = await ask('/webnews', newsListSchema)
  if (answer.kind === 'not-found') warn('/webnews', 'status 404')
  const isCurrent = answer.kind === 'ok'
  const now = isCurrent ? answer.value.flatMap(withTitle) : undefined
  if (now) {
    noteNewsRead()
    await storeStaleCopy(newsListKey, now)
  }
  const list = now ?? (await readStaleCopy(newsListKey, newsListSchema)) ?? []
  for (const { newsid } of list) noteFound(newsid)
  return { items: list.map(card), isCurrent }
})

/** The recent news (contract, "News"): what the backend says now, else what it said last, else none. */
export const readNews = async (): Promise<NewsItem[]> => (await readList()).items

/** An item with the words of its title; nothing of one whose title has none. */
function withTitle<Item extends SentItem>(sent: Item): Item[] {
  const title = titleWords(sent.title)
  return title ? [{ ...sent, title }] : []
}

const schemaOf = (id: string) =>
  articleSchema.refine(({ newsid }) => newsid === id, 'another article')

/** An article in the store: its HTML was made safe before it was put there. */
const storedSchemaOf = (id: string) =>
  schemaOf(id).transform((stored) => ({
    ...stored,
    htmlcontent: stored.htmlcontent as CleanHtml,
  }))

/** Whether the backend refuses an article that it no longer names: it is not for the public any more. */
async function isWithdrawn(id: string, status?: number): Promise<boolean> {
  if (status !== 401 && status !== 403) return false
  const { items, isCurrent } = await readList()
  return isCurrent && !items.some(({ newsid }) => newsid === id)
}

/** Asks for an article, and forgets what was known of one that there is not. */
async function askForArticle(id: string) {
  const answer = await ask(`/onenews/${id}`, schemaOf(id))
  const isMissing =
    answer.kind === 'not-found' ||
    (answer.kind === 'failed' && (await isWithdrawn(id, answer.status)))
  if (isMissing) {
    noteMissing(id)
    await deleteStaleCopy(newsKey(id))
  }
  return { isMissing, value: answer.kind === 'ok' ? answer.value : undefined }
}

/**
 * One article in the same way. That there is none any more (404, 410, 451, or refused and not in the
 * list) also forgets what was known of it.
 * @param id from the address; of the wrong form it never reaches the backend, and one that is not
 * there only once a minute
 */
export const readArticle = cache(async (id: string): Promise<ArticleResult> => {
  if (!isNewsId(id) || isKnownMissing(id)) return { kind: 'not-found' }
  const { value, isMissing } = await askForArticle(id)
  if (isMissing) return { kind: 'not-found' }
  const clean = value && makeClean(value)
  if (clean) await storeStaleCopy(newsKey(id), clean)
  const known = clean ?? (await readStaleCopy(newsKey(id), storedSchemaOf(id)))
  if (!known) return { kind: 'unknown' }
  noteFound(id)
  const { htmlcontent: html } = known
  const article = { ...card(known), parts: articleParts(html), words: articleWords(html) }
  return { kind: 'found', article }
})

/** Nothing, and a line in the log, of an article that has too much of anything, or no title. */
function makeClean(sent: z.infer<typeof articleSchema>) {
  const path = `/onenews/${sent.newsid}`
  const body = sanitise(sent.htmlcontent)
  const [titled] = withTitle(sent)
  if (!body || !titled) {
    warn(path, body ? 'no title' : 'more than an article may have')
    return undefined
  }
  const { html: htmlcontent, pasted: pictures } = body
  if (pictures) log.warn({ path, pictures }, 'pictures pasted into an article were left out')
  return { ...titled, htmlcontent }
}

type Checked<T> =
  { kind: 'ok'; value: T } | { kind: 'not-found' } | { kind: 'failed'; status?: number | undefined }

async function ask<T>(path: string, schema: z.ZodType<T>): Promise<Checked<T>> {
  const answer = await getJson(path)
  if (answer.kind === 'not-found') return answer
  const parsed = answer.kind === 'ok' ? schema.safeParse(answer.json) : undefined
  if (parsed?.success) return { kind: 'ok', value: parsed.data }
  const failed = answer.kind === 'failed' ? answer : undefined
  warn(path, failed?.reason ?? 'not what the contract says')
  return { kind: 'failed', status: failed?.status }
}

function warn(path: string, reason: string): void {
  log.warn({ path, reason }, 'news could not be read')
}
