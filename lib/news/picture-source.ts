import 'server-only'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { concurrencyLimit } from '@/lib/backend/concurrency-limit'
import { readAnswer } from '@/lib/backend/fetch-backend'
import { BoundedMap } from '@/lib/bounded-map'
import { log } from '@/lib/log'
import { runtime } from '@/lib/runtime'
import { fetchOnHost } from './fetch-on-host'
import { mostBytes } from './image-options'

declare module '@/lib/runtime' {
  interface Runtime {
    pictureSources?: ReturnType<typeof pictureSources>
  }
}

/** For the response of a host. */
const fetchMs = 5000
/** What is fetched or waits to be decoded, of 10 MB each: a host that hangs holds one place with each picture. */
const mostSources = 12
/** One of 25 million pixels may take 200 MB to decode. */
const decodedAtOnce = 1
/** With the response of a host less than nginx waits. */
const longestWaitMs = { place: 6_000, turn: 8_000 }
/** For so long a picture that could not be had is not asked for again. */
const failedMs = 60_000

const content = path.join(process.cwd(), 'public', 'content')

async function ownFile(source: string): Promise<Buffer> {
  const file = path.join(content, '..', decodeURIComponent(source))
  if (!file.startsWith(content + path.sep)) throw new Error('outside of the content')
  if ((await stat(file)).size > mostBytes) throw new Error('too many bytes')
  return readFile(file)
}

async function fetched(source: string): Promise<Buffer> {
  const response = await fetchOnHost(source, AbortSignal.timeout(fetchMs))
  if (!response.ok) throw new Error(`status ${response.status}`)
  const { bytes, whole } = await readAnswer(response, mostBytes)
  if (!whole) throw new Error('too many bytes, or broken off')
  return bytes
}

/** The bytes of a picture while somebody needs them; undefined when too many wait. */
interface Source {
  bytes: Promise<Buffer | undefined>
  users: number
}

const pictureSources = () => ({
  places: concurrencyLimit(mostSources),
  turns: concurrencyLimit(decodedAtOnce),
  held: new Map<string, Source>(),
  /** Until when a source that failed is left alone, on a monotonic clock. */
  failed: new BoundedMap<string, number>(1000),
})

const hasFailed = (source: string) => (state().failed.get(source) ?? -Infinity) > performance.now()

function noteFailed(source: string, error: unknown) {
  // One line for all who waited.
  if (hasFailed(source)) return
  state().failed.set(source, performance.now() + failedMs)
  log.warn({ source, reason: String(error) }, 'a picture of the news could not be made')
}

const state = () => (runtime().pictureSources ??= pictureSources())

async function read(source: string): Promise<Buffer | undefined> {
  const { places } = state()
  if (!(await places.enter(longestWaitMs.place))) return undefined
  try {
    return await (source.startsWith('/') ? ownFile(source) : fetched(source))
  } catch (error) {
    places.leave()
    throw error
  }
}

function hold(source: string): Source {
  const { held } = state()
  const kept = held.get(source) ?? { bytes: read(source), users: 0 }
  held.set(source, kept)
  kept.users += 1
  return kept
}

function release(source: string, kept: Source) {
  kept.users -= 1
  if (kept.users > 0) return
  state().held.delete(source)
  kept.bytes.then(
    (bytes) => bytes && state().places.leave(),
    () => undefined,
  )
}

/**
 * Fetches a picture of the news, once for all who ask meanwhile, and then makes something of it, one
 * picture after the other. What is fetched is held to limits of bytes and time.
 * @param source a path of the site, or an address on a host of its settings
 * @param make gets the bytes of its file
 * @returns undefined when it can't be had, which is logged, failed within the last minute, or waits for too long
 */
export async function withPicture<Made>(
  source: string,
  make: (bytes: Buffer) => Promise<Made>,
): Promise<Made | undefined> {
  const { turns } = state()
  if (hasFailed(source)) return undefined
  const kept = hold(source)
  try {
    const bytes = await kept.bytes
    if (!bytes || !(await turns.enter(longestWaitMs.turn))) return undefined
    return await make(bytes).finally(turns.leave)
  } catch (error) {
    noteFailed(source, error)
    return undefined
  } finally {
    release(source, kept)
  }
}
