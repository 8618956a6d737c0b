import { Agent } from 'node:http'
import { percentile } from '@/scripts/process/percentile'

/** What a load brought. Times are in milliseconds. */
export interface Measured {
  /** Requests with the wanted answer, and the others. */
  good: number
  others: number
  /** Good answers a second. */
  perSecond: number
  p50: number
  p99: number
}

/**
 * Asks as fast as 16 keep-alive connections can, each one request at a time.
 * @param ask sends a request by an agent and says whether its answer was the wanted one
 * @param enough is told the requests sent and the milliseconds gone; true ends the load
 */
export async function load(
  ask: (agent: Agent) => Promise<boolean>,
  enough: (sent: number, ms: number) => boolean,
): Promise<Measured> {
  const connections = 16
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const begun = performance.now()
  let sent = 0

  async function visitor() {
    while (!enough(sent, performance.now() - begun)) {
      sent += 1
      const at = performance.now()
      if (await ask(agent)) times.push(performance.now() - at)
    }
  }
  await Promise.all(Array.from({ length: connections }, visitor))
  const seconds = (performance.now() - begun) / 1000
  agent.destroy()
  return {
    good: times.length,
    others: sent - times.length,
    perSecond: times.length / seconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  }
}
