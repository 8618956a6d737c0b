import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { PostResult } from '@/lib/backend/post'
import { startDelivery } from '@/lib/leads/deliver'
import { retryAllFailed } from '@/lib/leads/operator'
import { receiveLead } from '@/lib/leads/receive'
import { countLeads, oldestWaiting } from '@/lib/leads/lead-counts'
import { blankOld } from '@/lib/leads/retention'
import { log } from '@/lib/log'
import { openPostgres } from '@/lib/store/postgres'
import { openSqlite } from '@/lib/store/sqlite'
import type { Database } from '@/lib/store/tables'
import { percentile } from '@/scripts/percentile'
import { startPostgres } from '@/testing/postgres.mjs'

// What a million leads in each store do to visitors' forms (decision 2). It takes some minutes:
// node --conditions=react-server --import tsx scripts/bench/million-leads.ts [HOW MANY]
const size = Number(process.argv[2] ?? 1_000_000)
const day = 24 * 3_600_000

const columns = `id, form, payload, dedupe_key, state, attempts, due_at, received_at, settled_at,
  tried_since, last_answer`
/** Of each hundred 50 are old and delivered, 35 young and delivered, 5 failed, 10 waiting. */
const values = (now: number) => `
  'lead-' || n, case n % 3 when 0 then 'contact' when 1 then 'feedback' else 'guest-pass' end,
  '{"firstname":"Asha","city":"Guwahati","comments":"' || n || '"}', 'key-' || n,
  case when n % 100 < 85 then 'delivered' when n % 100 < 90 then 'failed' else 'pending' end,
  1, ${now} + 600000, ${now} - n, case when n % 100 < 50 then ${now - 200 * day}
  when n % 100 < 90 then ${now} end, ${now}, '201'`

async function fill(db: Database, now: number) {
  const numbers =
    db.kind === 'postgres'
      ? `select ${values(now)} from generate_series(1, ${size}) as n`
      : `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${size})
         select ${values(now)} from numbers`
  await sql.raw(`insert into leads (${columns}) ${numbers}`).execute(db)
  await sql`analyze`.execute(db)
}

/** Does something while a visitor sends a form twenty times a second. */
async function measure(name: string, db: Database, work: () => Promise<unknown>) {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  const waits: number[] = []
  let refused = 0
  let over = false
  let number = 0
  const visits: Promise<void>[] = []
  async function visit() {
    const began = performance.now()
    const lead = {
      form: 'contact',
      payload: {},
      submission: `${name} ${number++}`,
      now: Date.now(),
    }
    await receiveLead(db, lead).then(
      () => waits.push(performance.now() - began),
      () => (refused += 1),
    )
  }
  const visitors = (async () => {
    while (!over) {
      visits.push(visit())
      await wait(50)
    }
  })()
  delay.enable()
  const began = performance.now()
  await work()
  const seconds = (performance.now() - began) / 1000
  over = true
  await visitors
  await Promise.all(visits)
  delay.disable()
  console.log(
    `${name.padEnd(24)} ${seconds.toFixed(1).padStart(6)} s  event loop p99 ${(delay.percentile(99) / 1e6).toFixed(0)} ms, longest ${(delay.max / 1e6).toFixed(0)} ms  forms ${waits.length}, p99 ${percentile(waits, 0.99).toFixed(0)} ms, refused ${refused}`,
  )
}

async function outageEnds(db: Database) {
  let answer: PostResult = { kind: 'retry', answer: '503' }
  const delivery = startDelivery({
    database: () => Promise.resolve(db),
    now: Date.now,
    async post() {
      await wait(20)
      return answer
    },
  })
  await wait(5_000)
  answer = { kind: 'delivered', answer: '201' }
  await wait(20_000)
  await delivery.stop()
}

async function run(name: string, open: (statementMs?: number) => Promise<Database>) {
  log.level = 'silent'
  const now = Date.now()
  console.log(`\n${name}, ${size} leads`)
  const empty = await open(600_000)
  await fill(empty, now)
  await empty.destroy()
  const db = await open()
  await measure('nothing else', db, () => wait(10_000))
  await measure('scrapes', db, async () => {
    for (let scrape = 0; scrape < 10; scrape++) {
      await countLeads(db)
      await oldestWaiting(db)
      await wait(200)
    }
  })
  await measure('an outage ends', db, () => outageEnds(db))
  await measure('retry of all failed', db, () => retryAllFailed(db, Date.now()))
  // What retention does for hours is the same from the first minute on.
  await measure('retention, 20 s', db, () =>
    Promise.race([blankOld(db, 'delivered', now - 100 * day, now), wait(20_000)]),
  )
  await db.destroy()
}

async function main() {
  const folder = mkdtempSync(path.join(tmpdir(), 'octa-gym-bench-'))
  const file = path.join(folder, 'site.db')
  await run('SQLite', () => openSqlite(file))
  rmSync(folder, { recursive: true })
  const server = await startPostgres()
  const url = await server.createDatabase('million')
  await run('Postgres', (statementMs) => openPostgres(url, statementMs))
  await server.stop()
}

void main()
