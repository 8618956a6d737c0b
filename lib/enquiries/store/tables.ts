import type { Kysely } from 'kysely'

/**
 * The state of a lead: it has to reach the backend, the backend took it, the backend refused it and an
 * operator has to look, or it looks like spam and is quarantined (`held`).
 */
export const leadStates = ['pending', 'delivered', 'failed', 'held'] as const
export type LeadState = (typeof leadStates)[number]

/** The tables. `payload`, `attribution` and `value` are JSON. */
export interface Tables {
  leads: {
    id: string
    form: string
    payload: string
    dedupe_key: string
    state: LeadState
    attempts: number
    /** The next attempt is due. */
    due_at: number
    /** An attempt is under way and will have ended by then. */
    lease_until: number
    /** The backend asked not to be called again before then. */
    not_before: number
    received_at: number
    /** The pauses between its attempts, since it came in or somebody had it tried again. */
    tried_ms: number
    /** The last attempt began; 0 before the first. */
    tried_at: number
    settled_at: number | null
    last_answer: string | null
    /** The version of the consent and privacy texts that were shown. */
    consent_version: string | null
    /** Where it came from: an `Attribution`. */
    attribution: string | null
    /** Why it is, or was, quarantined. */
    held_reason: string | null
    erased_at: number | null
  }
  /** Stale copies of the news, and what backups, alerts and the last start keep. */
  key_values: { key: string; value: string; stored_at: number }
}

/** The store's connection, and which kind of store it is. */
export type Database = Kysely<Tables> & { readonly kind: 'sqlite' | 'postgres' }
