/** `seen` counts how often the lead's idempotency key came; `number` is its place in the order. */
export type ReceivedLead = {
  number: number
  key: string
  endpoint: string
  body: Record<string, unknown>
  receivedAt: string
  seen: number
}

/** The leads in memory, each stored once however often its idempotency key comes. */
export class LeadStore {
  #leads = new Map<string, ReceivedLead>()
  #last = 0

  receive({ key, endpoint, body }: Pick<ReceivedLead, 'key' | 'endpoint' | 'body'>) {
    const known = this.#leads.get(key)
    if (known) {
      known.seen += 1
      return known
    }
    const receivedAt = new Date().toISOString()
    const lead = { number: ++this.#last, key, endpoint, body, receivedAt, seen: 1 }
    this.#leads.set(key, lead)
    return lead
  }

  /** Copies, newest first. */
  list(): ReceivedLead[] {
    return [...this.#leads.values()].reverse().map((lead) => ({ ...lead }))
  }

  clear() {
    this.#leads.clear()
  }
}
