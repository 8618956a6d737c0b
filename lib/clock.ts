import 'server-only'
import { log } from '@/lib/log'
import { remember } from '@/lib/remember'
import { readValue, writeValue } from '@/lib/store/key-values'
import type { Database } from '@/lib/store/tables'

/**
 * The largest difference between the clock and the expected time at which the clock is trusted, in
 * milliseconds. Ages are compared with the same tolerance, so nothing is done too early.
 */
export const clockSlackMs = 1_800_000
const key = 'clock'
const writeEveryMs = 600_000
/** Less than a day, so that a site that is restarted every night accepts a new time as well. */
const watchMs = 20 * 3_600_000
const dayMs = 24 * 3_600_000

/**
 * A clock that is not trusted after a jump. The store keeps the last trusted time; while the process
 * runs, the expected time advances by a monotonic count. A clock that differs from it by more than half
 * an hour is trusted again when it is back, or after 20 hours in which it ran evenly and no other
 * process stored another time.
 */
export function makeClock() {
  /** The last trusted time, and the count of this process at that moment. */
  let trusted: { time: number; count: number } | undefined
  /** The trusted time in the store, as it was last read or written. */
  let stored: number | undefined
  /** A clock that is not trusted: the time at which the count was 0, and the count at its first look. */
  let watched: { origin: number; since: number } | undefined

  const trust = (time: number) => (trusted = { time, count: performance.now() })
  const expected = () => trusted && Math.round(trusted.time + performance.now() - trusted.count)
  /** Positive while the clock is ahead. */
  const deviation = () => Date.now() - (expected() ?? NaN)
  const isTrusted = () => Math.abs(deviation()) <= clockSlackMs

  async function read(db: Database) {
    const text = await readValue(db, key)
    return text === undefined ? undefined : Number(text)
  }

  /** Takes over the trusted time of the store. Writes nothing. Throws when the store fails. */
  async function learn(db: Database): Promise<void> {
    stored = await read(db)
    trusted = undefined
    if (stored !== undefined) trust(stored)
  }

  async function accept(db: Database) {
    const time = Date.now()
    if (watched) log.warn({ time: new Date(time).toISOString() }, 'the clock is trusted again')
    trust(time)
    watched = undefined
    if (stored !== undefined && Math.abs(time - stored) < writeEveryMs) return
    await writeValue(db, key, String(time), time)
    stored = time
  }

  function watch() {
    const origin = Date.now() - performance.now()
    if (watched && Math.abs(watched.origin - origin) <= clockSlackMs) return
    if (!watched) {
      const hours = Math.round(deviation() / 3_600_000)
      log[Math.abs(deviation()) > dayMs ? 'error' : 'warn'](
        { hoursAhead: trusted && hours },
        'the clock is not trusted: for 20 hours nothing is blanked and no lead fails by its age',
      )
    }
    watched = { origin, since: performance.now() }
  }

  return {
    learn,

    /** The time that the count since the last trusted one leads to; undefined before there was one. */
    expected,

    /**
     * Looks at the clock and keeps the trusted time in the store; called once a minute.
     * @throws when the store fails
     */
    async keep(db: Database): Promise<void> {
      if (!trusted) await learn(db)
      if (isTrusted()) return accept(db)
      const anyLead = () => db.selectFrom('leads').select('id').limit(1).executeTakeFirst()
      if (!trusted && !(await anyLead())) return accept(db)
      watch()
      if (!watched || performance.now() - watched.since < watchMs) return
      if ((await read(db)) === stored) return accept(db)
      // Another process has kept or accepted a time meanwhile.
      watched = undefined
      return learn(db)
    },

    /**
     * The time for what is written down, in milliseconds since 1970: that of the clock, but never more
     * than half an hour before the expected time.
     */
    now: (): number => (deviation() < -clockSlackMs ? (expected() ?? Date.now()) : Date.now()),

    /** The time for what cannot be undone; undefined while the clock is not trusted. */
    trusted: (): number | undefined => (isTrusted() ? Date.now() : undefined),
  }
}

/** A clock as {@link makeClock} makes it. */
export type Clock = ReturnType<typeof makeClock>

/** The clock of this process. */
export const clock = () => remember('clock', makeClock)
