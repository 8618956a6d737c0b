import type { Random } from '@/testing/random'

/** What is broken for a while, and mended by `end`. */
export interface Fault {
  begin(random: Random): unknown
  end?(): unknown
  /** It lasts that long at least, in milliseconds. */
  leastMs?: number
  /** Processes end by it, which a supervisor starts again afterwards, and none can start meanwhile. */
  endsProcesses?: true
  /** No visitor notices it: of a store, no form is rejected; of a process, each gets a response. */
  unnoticed?: true
}
