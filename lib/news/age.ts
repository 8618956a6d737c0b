import 'server-only'
import { Gauge } from 'prom-client'
import { metrics } from '@/lib/metrics'
import { remember } from '@/lib/remember'

function makeAge() {
  /** Milliseconds since the process started. */
  const read = { at: 0 }
  new Gauge({
    name: 'octa_news_age_seconds',
    help: 'Since when the backend has not given this process a good list of the news; it is asked when somebody reads them',
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

/** The backend has just given a good list. */
export const noteNewsRead = () => void (lastRead().at = performance.now())
