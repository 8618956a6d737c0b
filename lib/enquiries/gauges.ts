import 'server-only'
import { Gauge } from 'prom-client'
import { countLeads, countUndelivered, firstReceived } from './counts'
import { metrics } from '@/lib/metrics'
import { runtime } from '@/lib/runtime'
import { lastBackup } from './store/backup'
import { database } from './store/open'

declare module '@/lib/runtime' {
  interface Runtime {
    leadGauges?: Gauge
  }
}

function makeGauges() {
  const registers = [metrics().registry]
  new Gauge({
    name: 'octa_leads',
    help: 'Leads in the store by form and state; failed and held ones wait for an operator',
    labelNames: ['form', 'state'],
    registers,
    async collect() {
      const counts = await countLeads(await database())
      this.reset()
      for (const { form, state, leads } of counts) this.set({ form, state }, leads)
    },
  })
  new Gauge({
    name: 'octa_backup_age_seconds',
    help: 'How old the last backup of an embedded database is, or its first lead while there is none; 0 on Postgres',
    registers,
    async collect() {
      const db = await database()
      if (db.kind !== 'sqlite') return
      const since = (await lastBackup(db)) ?? (await firstReceived(db))
      if (since !== undefined) this.set(Math.max(0, Date.now() - since) / 1000)
    },
  })
  return new Gauge({
    name: 'octa_oldest_waiting_seconds',
    help: 'How long the oldest lead of a form has been pending',
    labelNames: ['form'],
    registers,
    async collect() {
      const pending = await countUndelivered(await database(), 'pending')
      this.reset()
      for (const { form, receivedAt } of pending) {
        this.set({ form }, Math.max(0, Date.now() - receivedAt) / 1000)
      }
    },
  })
}

/** Adds to the metrics what is counted in the store, each time that they are read. */
export const addLeadGauges = () => void (runtime().leadGauges ??= makeGauges())
