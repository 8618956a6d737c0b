import type { Random } from '@/testing/random'

/** What is broken for a while, and mended by `end`. */
export interface Fault {
  begin(random: Random): unknown
  end?(): unknown
  /** It lasts that long at least, in milliseconds. */
  leastMs?: number
  /** No process may start meanwhile: it would make another store. */
  noStart?: true
  /** No visitor notices it: of a store, no form is given back; of a process, nginx answers each. */
  unnoticed?: true
}
