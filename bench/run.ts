import os from 'node:os'
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { exitOnSignals, readCount, requireBuild, run } from '@/scripts/process/command'
import { launchChromium } from '@/testing/chromium'
import { startSite } from '@/testing/site'
import { startPagesByHand } from './by-hand'
import { median, rounded } from './figures'
import { startNginx } from './nginx'
import { startSlowLink } from './slow-link'
import { visit, type Visit } from './visit'

const pages = ['/', '/locations/bandra', '/getpass', '/classes/bjj', '/news', '/news-readmore/16']

function benchOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: { rounds: { type: 'string' }, pages: { type: 'string' } },
  })
  return {
    rounds: readCount('rounds', values.rounds, 6),
    paths: values.pages?.split(',') ?? pages,
  }
}

/** One row of the table: ratios to the page by hand, and the medians of the rest. */
function summary(ours: readonly Visit[], byHand: readonly Visit[]) {
  const of = (visits: readonly Visit[], name: keyof Visit) => median(visits.map((one) => one[name]))
  const ratio = (name: keyof Visit) => rounded(of(ours, name) / of(byHand, name), 2)
  return {
    FCP: ratio('fcp'),
    LCP: ratio('lcp'),
    'LCP (ms)': rounded(of(ours, 'lcp')),
    'TBT (ms)': rounded(of(ours, 'tbt')),
    'scripts (ms)': rounded(of(ours, 'scripts')),
    CLS: rounded(of(ours, 'cls'), 4),
    KB: rounded(of(ours, 'kilobytes')),
    'KB by hand': rounded(of(byHand, 'kilobytes')),
  }
}

/** Visits the two pages of each path in turn, so that noise of the machine hits both alike. */
async function comparePages(browser: Browser, site: string, byHand: string, options: Options) {
  const rows: Record<string, ReturnType<typeof summary>> = {}
  for (const path of options.paths) {
    const ours: Visit[] = []
    const theirs: Visit[] = []
    await visit(browser, site + path)
    await visit(browser, byHand + path)
    for (let round = 0; round < options.rounds; round++) {
      ours.push(await visit(browser, site + path))
      theirs.push(await visit(browser, byHand + path))
    }
    rows[path] = summary(ours, theirs)
  }
  return rows
}

type Options = ReturnType<typeof benchOptions>

async function bench() {
  const options = benchOptions(process.argv.slice(2))
  requireBuild()
  const site = await startSite()
  const byHand = await startPagesByHand(site.url, options.paths)
  const fronts = [await startNginx(new URL(site.url).host), await startNginx(byHand.host)]
  const links = await Promise.all(fronts.map(({ port }) => startSlowLink(port)))
  const [ours = '', theirs = ''] = links.map(({ port }) => `https://localhost:${port}`)
  const browser = await launchChromium()
  try {
    console.log(`Load of the machine: ${os.loadavg()[0]?.toFixed(1)} on ${os.cpus().length} cores`)
    console.log(`Pages beside the same pages by hand, medians of ${options.rounds} rounds`)
    console.table(await comparePages(browser, ours, theirs, options))
  } finally {
    await browser.close()
    links.forEach((link) => link.close())
    await Promise.all(fronts.map((front) => front.stop()))
    byHand.close()
    await site.close()
  }
}

exitOnSignals()

run(bench)
