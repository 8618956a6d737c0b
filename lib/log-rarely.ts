import 'server-only'
import { BoundedMap } from './bounded-map'
import { log } from './log'
import { runtime } from './runtime'

declare module '@/lib/runtime' {
  interface Runtime {
    /** When the log last had each line that is written once an hour. */
    loggedAt?: BoundedMap<string, number>
  }
}

const everyMs = 3_600_000

/** A warning that is written once an hour for the same fields, however often its cause is met. */
export function warnRarely(fields: Record<string, string>, message: string): void {
  const key = JSON.stringify(fields)
  // What is named in them is invented by articles: the memory of it has an end.
  const logged = (runtime().loggedAt ??= new BoundedMap(1000))
  const now = performance.now()
  if (now - (logged.get(key) ?? -Infinity) < everyMs) return
  logged.set(key, now)
  log.warn(fields, message)
}
