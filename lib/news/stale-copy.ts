import 'server-only'
import type { z } from 'zod'
import { Gauge } from 'prom-client'
import { log } from '@/lib/log'
import { database, deleteValue, readValue, writeValue } from '@/lib/enquiries'
import { metrics } from '@/lib/metrics'
import { runtime } from '@/lib/runtime'

/**
 * Keeps content for the time when the backend fails; the store is only written when it changed.
 * A store that fails is logged: what was just read can still be shown.
 */
export async function storeStaleCopy(key: string, value: unknown): Promise<void> {
  const text = JSON.stringify(value)
  try {
    const db = await database()
    if ((await readValue(db, key)) !== text) await writeValue(db, key, text, Date.now())
  } catch (error) {
    log.warn({ key, err: error }, 'news could not be kept')
  }
}

/**
 * What was kept under a key.
 * @returns undefined when there is nothing, or it no longer has the right shape
 * @throws when the store fails, so that the page that was shown before stays
 */
export async function readStaleCopy<T>(key: string, schema: z.ZodType<T>): Promise<T | undefined> {
  const text = await readValue(await database(), key)
  return text === undefined ? undefined : schema.safeParse(JSON.parse(text)).data
}

/** Drops what was kept. A store that fails is logged. */
export async function deleteStaleCopy(key: string): Promise<void> {
  try {
    await deleteValue(await database(), key)
  } catch (error) {
    log.warn({ key, err: error }, 'news could not be forgotten')
  }
}

declare module '@/lib/runtime' {
  interface Runtime {
    newsRead?: { at: number }
  }
}

function makeAge() {
  /** Milliseconds since the process started. */
  const read = { at: 0 }
  new Gauge({
    name: 'octa_news_age_seconds',
    help: 'Time since the backend last gave this process a good list of the news, which is asked for when somebody reads it',
    registers: [metrics().registry],
    collect() {
      this.set((performance.now() - read.at) / 1000)
    },
  })
  return read
}

const lastRead = () => (runtime().newsRead ??= makeAge())

/** Adds the age of the news to the metrics. */
export const addNewsAge = () => void lastRead()

/** Notes that the backend has just given a good list. */
export const noteNewsRead = () => void (lastRead().at = performance.now())
