/** `seen` counts how often the lead's idempotency key came; `number` is its place in the order. */
export type ReceivedLead = {
  number: number
  key: string
  endpoint: string
  body: Record<string, unknown>
  receivedAt: string
  seen: number
}

/** The leads in memory. A lead is stored once, however often its idempotency key comes. */
export class LeadStore {
  #leads = new Map<string, ReceivedLead>()

  receive(sent: Pick<ReceivedLead, 'key' | 'endpoint' | 'body'>) {
    const known = this.#leads.get(sent.key)
    if (known) {
      known.seen += 1
      return known
    }
    const receivedAt = new Date().toISOString()
    const lead = { ...sent, number: this.#leads.size + 1, receivedAt, seen: 1 }
    this.#leads.set(sent.key, lead)
    return lead
  }

  /** Copies, newest first. */
  list(): ReceivedLead[] {
    return Array.from(this.#leads.values(), (lead) => ({ ...lead })).reverse()
  }

  clear() {
    this.#leads.clear()
  }
}
