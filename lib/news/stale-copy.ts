import 'server-only'
import type { z } from 'zod'
import { database, deleteValue, readValue, writeValue } from '@/lib/enquiries'
import { log } from '@/lib/log'

/** The key of the list of the news. */
export const newsListKey = 'news'
/** The key of an article. */
export const newsKey = (id: string): string => `news/${id}`

/** What was just read can still be shown when the store fails. */
const logged = (work: Promise<void>, key: string): Promise<void> =>
  work.catch((error: unknown) =>
    log.warn({ key, err: error }, 'news could not be kept or forgotten'),
  )

async function write(key: string, text: string) {
  const db = await database()
  if ((await readValue(db, key)) !== text) await writeValue(db, key, text, Date.now())
}

/**
 * Keeps content for the time when the backend fails; the store is only written when it changed.
 * A store that fails is logged.
 */
export const storeStaleCopy = (key: string, value: unknown): Promise<void> =>
  logged(write(key, JSON.stringify(value)), key)

/** Drops what was kept. A store that fails is logged. */
export const deleteStaleCopy = (key: string): Promise<void> =>
  logged(
    database().then((db) => deleteValue(db, key)),
    key,
  )

/**
 * What was kept under a key.
 * @returns undefined when there is nothing, or it no longer has the right shape
 * @throws when the store fails, so that the page that was shown before stays
 */
export async function readStaleCopy<T>(key: string, schema: z.ZodType<T>): Promise<T | undefined> {
  const text = await readValue(await database(), key)
  return text === undefined ? undefined : schema.safeParse(JSON.parse(text)).data
}
