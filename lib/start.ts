import 'server-only'
import { newsListSchema } from '@/lib/backend/news-schemas'
import { runningBuild } from '@/lib/build'
import { database, listKeys, startEnquiries } from '@/lib/enquiries'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { noteFound } from '@/lib/news/admission'
import { newsKey, newsListKey, readStaleCopy } from '@/lib/news/stale-copy'

/** Visitors of articles that the store knows never meet the limit on unknown ones. */
async function noteStoredNews() {
  const keys = await listKeys(await database(), newsKey(''))
  for (const key of keys) noteFound(key.slice(newsKey('').length))
  for (const { newsid } of (await readStaleCopy(newsListKey, newsListSchema)) ?? [])
    noteFound(newsid)
}

/**
 * What the server does once at its start: checks the settings, opens the store and starts delivery.
 * @returns ends the delivery
 * @throws Error for a bad setting or a store that can't be opened, with one line that says why.
 */
export async function start(): Promise<() => Promise<void>> {
  const { BACKEND_URL: backend } = env()
  const { node, sqlite } = process.versions
  log.info({ build: runningBuild().id, backend, node, sqlite }, 'the site starts')
  const stop = await startEnquiries()
  await noteStoredNews().catch((error: unknown) =>
    log.error({ err: error }, 'the stored news could not be read'),
  )
  return stop
}
