import 'server-only'
import { Gauge } from 'prom-client'
import { metrics } from '@/lib/metrics'
import { runtime } from '@/lib/runtime'
import { countUndelivered, findings, needsSomebody } from './findings'
import { database } from './store/open'
import { diskRoom } from './store/readiness'
import type { Database } from './store/tables'

declare module '@/lib/runtime' {
  interface Runtime {
    gauges?: ReturnType<typeof makeGauges>
    roomGauge?: Gauge
  }
}

function makeGauges() {
  const registers = [metrics().registry]
  const gauge = <Label extends string>(name: string, labelNames: Label[], help: string) =>
    new Gauge({ name, help, labelNames, registers })
  return {
    findings: gauge(
      'octa_findings',
      ['finding', 'form', 'severity'],
      '1 for each thing that needs somebody, as `leads health` says it in words',
    ),
    leads: gauge('octa_leads', ['form', 'state'], 'Leads in the store by form and state'),
    oldest: gauge(
      'octa_oldest_waiting_seconds',
      ['form'],
      'How long the oldest lead of a form has been pending',
    ),
  }
}

/** Postgres has a disk of its own, which is not looked at here. */
const makeRoomGauge = () =>
  new Gauge({
    name: 'octa_store_free_bytes',
    help: 'Room on the disk of an embedded database',
    registers: [metrics().registry],
  })

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
 * @param now milliseconds since 1970
 * @throws when the store fails
 */
export async function updateGauges(now = Date.now()): Promise<void> {
  const gauges = (runtime().gauges ??= makeGauges())
  const db = await database()
  const [found, counts, pending] = [
    await findings(db, now),
    await countLeads(db),
    await countUndelivered(db, 'pending'),
  ]
  for (const gauge of [gauges.findings, gauges.leads, gauges.oldest]) gauge.reset()
  for (const { kind, form = '', severity } of found.filter(needsSomebody))
    gauges.findings.set({ finding: kind, form, severity }, 1)
  for (const { form, state, leads } of counts) gauges.leads.set({ form, state }, leads)
  for (const { form, receivedAt } of pending)
    gauges.oldest.set({ form }, Math.max(0, now - receivedAt) / 1000)
  if (db.kind === 'sqlite') (runtime().roomGauge ??= makeRoomGauge()).set(await diskRoom())
}
