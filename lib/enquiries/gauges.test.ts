import { receiveLead } from './receive'
import { metrics } from '@/lib/metrics'
import { openSqlite } from './store/sqlite'
import type { Database } from './store/tables'
import { addLeadGauges } from './gauges'

let db: Database
jest.mock('./store/open', () => ({ database: () => Promise.resolve(db) }))

const hour = 3_600_000

/** The numbers whose names begin so, as Prometheus reads them. */
async function numbers(start: RegExp) {
  const lines = (await metrics().registry.metrics()).split('\n')
  return lines.filter((line) => start.test(line))
}

test('the metrics say how long the oldest lead of each form waits, and how old the leads are that no backup has', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(2 * hour)
  db = await openSqlite(':memory:')
  addLeadGauges()
  const lead = { form: 'contact', payload: {}, submission: 'older', now: hour }
  await receiveLead(db, lead)
  await receiveLead(db, { ...lead, submission: 'newer', now: 2 * hour })
  await receiveLead(db, { ...lead, form: 'feedback', heldReason: 'quick' })
  expect(await numbers(/^octa_(leads|oldest|backup)/)).toEqual([
    'octa_leads{form="contact",state="pending"} 2',
    'octa_leads{form="feedback",state="held"} 1',
    'octa_backup_age_seconds 3600',
    'octa_oldest_waiting_seconds{form="contact"} 3600',
  ])
  await db.updateTable('leads').set({ state: 'delivered' }).execute()
  expect(await numbers(/^octa_oldest/)).toEqual([])
  await db.destroy()
})
