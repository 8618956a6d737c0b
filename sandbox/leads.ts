/** `seen` counts how often the lead's idempotency key came; `number` is its place in the order. */
export type ReceivedLead = {
  number: number
  key: string
  endpoint: string
  body: Record<string, unknown>
  receivedAt: string
  seen: number
}

/** The leads in memory, by their idempotency keys. */
export type Leads = Map<string, ReceivedLead>

/** Stores a lead once, however often its idempotency key comes. */
export function receive(leads: Leads, sent: Pick<ReceivedLead, 'key' | 'endpoint' | 'body'>) {
  const receivedAt = new Date().toISOString()
  const lead = leads.get(sent.key) ?? { ...sent, number: leads.size + 1, receivedAt, seen: 0 }
  lead.seen += 1
  leads.set(sent.key, lead)
  return lead
}
