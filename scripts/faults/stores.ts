import { setTimeout as wait } from 'node:timers/promises'
import { receiveLead } from '@/lib/leads/receive'
import type { Database } from '@/lib/store/tables'
import type { StoredLead } from './account'
import type { Trouble } from './troubles'

/** A store that can be broken and mended. */
export interface FaultyStore {
  /** The settings with which a site uses it. */
  settings: Record<string, string>
  troubles: Record<string, Trouble>
  /** What could not be tried on this machine, or how it was. */
  note: string
  rows(): Promise<StoredLead[]>
  /** Stores a lead as a newer build would, of a form that this one does not know. */
  addLeadOfNewerForm(form: string): Promise<void>
  /** Stores so many leads of the feedback form. */
  addFeedback(leads: number): Promise<void>
  remove(): Promise<void>
}

/** Longer than a visitor waits for the store. */
const longMs = 6_000

/** The same, for longer than visitors wait. */
export const prolonged = (trouble: Trouble): Trouble => ({
  begin: (random) => trouble.begin(random),
  async end() {
    await wait(longMs)
    await trouble.end?.()
  },
})

/** Opens it anew each time: a process that held the file would do some of what a restart has to do. */
export async function withStore<T>(
  open: Promise<Database>,
  ask: (db: Database) => Promise<T>,
): Promise<T> {
  const db = await open
  try {
    return await ask(db)
  } finally {
    await db.destroy()
  }
}

/** What is asked of a store by itself, beside the sites. */
export const storeQueries = (open: () => Promise<Database>) => ({
  rows: () =>
    withStore(open(), (db) =>
      db
        .selectFrom('leads')
        .select(['id', 'form', 'state', 'payload', 'attempts', 'due_at', 'last_answer'])
        .execute(),
    ),
  addLeadOfNewerForm: (form: string) =>
    withStore(open(), async (db) => {
      await receiveLead(db, { form, payload: {}, submission: '', now: Date.now() })
    }),
  addFeedback: (leads: number) =>
    withStore(open(), async (db) => {
      const payload = { clubid: 106, email: 'a', fullname: 'Asha', phone: '1', feedback: 'Good' }
      for (let lead = 0; lead < leads; lead++) {
        const submission = String(lead)
        await receiveLead(db, { form: 'feedback', payload, submission, now: Date.now() })
      }
    }),
})
