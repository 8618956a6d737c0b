import 'server-only'
import type { Database, LeadState } from '@/lib/store/tables'

/**
 * The statement that has leads delivered now, and tried for three days from now on; the caller says
 * which leads. Erased ones are left alone: nothing of them is left to deliver.
 * @param from in which states
 * @param now milliseconds since 1970
 */
export const makeDue = (db: Database, from: LeadState[], now: number) =>
  db
    .updateTable('leads')
    .set({ state: 'pending', due_at: now, tried_since: now, hold_until: 0, settled_at: null })
    .where('state', 'in', from)
    .where('erased_at', 'is', null)
