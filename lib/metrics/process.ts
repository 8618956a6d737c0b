import 'server-only'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { collectDefaultMetrics, Counter, Gauge, type Registry } from 'prom-client'
import { pageStepCounts } from '@/lib/next/page-pipeline/count-step.cjs'

function addEventLoopDelay(registers: Registry[]) {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  new Gauge({
    name: 'octa_event_loop_delay_seconds',
    help: 'How late the event loop was since the numbers were last read',
    labelNames: ['quantile'],
    registers,
    collect() {
      for (const quantile of [0.5, 0.99, 1]) {
        this.set({ quantile }, delay.percentile(quantile * 100) / 1e9)
      }
      delay.reset()
    },
  })
}

/** Adds what is known of the process and its page pipeline whenever the numbers are read. */
export function addProcessMetrics(register: Registry): void {
  const registers = [register]
  collectDefaultMetrics({ register })
  addEventLoopDelay(registers)
  new Counter({
    name: 'octa_page_pipeline_total',
    help: 'Pages by step of the page pipeline and result; unexpected and failed ones went out as Next made them',
    labelNames: ['step', 'result'],
    registers,
    collect() {
      this.reset()
      for (const { step, result, pages } of pageStepCounts()) this.inc({ step, result }, pages)
    },
  })
}
