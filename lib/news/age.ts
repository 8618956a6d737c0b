import 'server-only'
import { Gauge } from 'prom-client'
import { metrics } from '@/lib/metrics'
import { remember } from '@/lib/remember'

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

const lastRead = () => remember('age of the news', makeAge)

/** Adds the age of the news to the metrics. */
export const addNewsAge = () => void lastRead()

/** Notes that the backend has just given a good list. */
export const noteNewsRead = () => void (lastRead().at = performance.now())
