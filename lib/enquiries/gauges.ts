import 'server-only'
import { metrics } from '@/lib/metrics'
import { countUndelivered, findings, needsSomebody } from './findings'
import { database } from './store/open'
import { diskRoom } from './store/readiness'
import type { Database } from './store/tables'

/** How many leads there are of each form in each state, without those redacted before delivery. */
export const countLeads = (db: Database) =>
  db
    .selectFrom('leads')
    .select(['form', 'state', (eb) => eb.fn.countAll<number>().as('leads')])
    .where((eb) => eb.or([eb('erased_at', 'is', null), eb('state', '=', 'delivered')]))
    .groupBy(['form', 'state'])
    .execute()

/**
 * Sets the metrics that say what is in the store.
 * @throws when the store fails
 */
export async function updateGauges(now = Date.now()): Promise<void> {
  const { registry, store } = metrics()
  const db = await database()
  const found = await findings(db, now)
  const counts = await countLeads(db)
  const pending = await countUndelivered(db, 'pending')
  for (const gauge of [store.findings, store.leads, store.oldest]) gauge.reset()
  for (const { kind, form = '', severity } of found.filter(needsSomebody))
    store.findings.set({ finding: kind, form, severity }, 1)
  for (const { form, state, leads } of counts) store.leads.set({ form, state }, leads)
  for (const { form, receivedAt } of pending)
    store.oldest.set({ form }, Math.max(0, now - receivedAt) / 1000)
  if (db.kind === 'sqlite') store.room.set(await diskRoom())
  // Postgres has a disk of its own, which is not looked at here.
  else registry.removeSingleMetric('octa_store_free_bytes')
}
