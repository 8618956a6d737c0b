/**
 * Where a visit began: the page, the host of the site that led to it, and its campaign tags
 * (`utm_*`). Kept with the lead for the operator, never sent to the backend.
 */
export interface Visit {
  landing: string
  referrer?: string | undefined
  tags?: Record<string, string> | undefined
}
