import 'server-only'
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client'
import { leads } from '@/lib/leads/store'

function makeMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'octa_leads',
    help: 'Leads in the store by form and state; failed and suspect ones wait for an operator',
    labelNames: ['form', 'state'],
    registers,
    async collect() {
      const counts = await (await leads()).counts()
      this.reset()
      for (const { form, state, leads: number } of counts) this.set({ form, state }, number)
    },
  })
  return {
    registry,
    /** Answers of the backend to leads. */
    attempts: new Counter({
      name: 'octa_lead_attempts_total',
      help: 'Answers of the backend to leads sent by this process: delivered, retry or refused',
      labelNames: ['outcome'],
      registers,
    }),
    /** 1 or 0. */
    paused: new Gauge({
      name: 'octa_delivery_paused',
      help: '1 while the backend is plainly down and only one lead at a time is tried',
      registers,
    }),
  }
}

// The framework loads this module more than once in a process: all copies count together.
const shared = globalThis as { octaMetrics?: ReturnType<typeof makeMetrics> }

/** The numbers that `/api/metrics` tells (contract, `METRICS_TOKEN`). */
export const metrics = () => (shared.octaMetrics ??= makeMetrics())
