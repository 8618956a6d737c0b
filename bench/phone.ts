import type { Browser, CDPSession, Page } from '@playwright/test'
import type { Network } from './link/bottleneck'
import { watch } from './watch'

/** The phone of the figures: 360×800, two device pixels each, four times slower than this machine. */
const phone = {
  viewport: { width: 360, height: 800 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  ignoreHTTPSErrors: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Mobile Safari/537.36',
}

const slowdown = 4
/** Generous, so that a slow network on a busy machine does not lose the earlier rounds. */
const longestWaitMs = 120_000

export interface Fetched {
  type: string
  bytes: number
}

/** Counts the bytes of each request over the wire. */
async function countRequests(session: CDPSession) {
  const requests = new Map<string, Fetched>()
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (/^(data|blob):/.test(request.url)) return
    requests.set(requestId, { type: (type ?? 'other').toLowerCase(), bytes: 0 })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request) request.bytes = encodedDataLength
  })
  return requests
}

/**
 * Opens a page with an empty cache, and closes it when `perform` is done.
 * @param throttle of DevTools, for a network without a link
 */
export async function onPhone<Result>(
  browser: Browser,
  throttle: Network | undefined,
  perform: (page: Page, requests: Map<string, Fetched>, session: CDPSession) => Promise<Result>,
) {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(longestWaitMs)
    // tsx wraps each named function in a call of `__name`, also in code that runs in the page.
    await page.addInitScript('globalThis.__name = (named) => named')
    await page.addInitScript(watch)
    const session = await context.newCDPSession(page)
    const requests = await countRequests(session)
    await session.send('Performance.enable')
    if (throttle)
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: throttle.rtt,
        downloadThroughput: throttle.down / 8,
        uploadThroughput: throttle.up / 8,
      })
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    return await perform(page, requests, session)
  } finally {
    await context.close()
  }
}
