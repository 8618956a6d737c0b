/** Kilobytes (1024 bytes) over the wire, as Brotli where it is text, and the number of requests. */
export interface Spent {
  html: number
  script: number
  css: number
  picture: number
  requests: number
}

/**
 * One page of each kind. Raising or lowering a budget is a decision. docs/architecture.md repeats the
 * scripts of two pages.
 */
export const budgets: Record<string, Spent> = {
  '/': { html: 15.5, script: 116.4, css: 0, picture: 18.2, requests: 16 },
  '/locations/bandra': { html: 20.4, script: 121.3, css: 0, picture: 5.6, requests: 14 },
  '/getpass': { html: 15.1, script: 119.6, css: 0, picture: 0, requests: 13 },
  '/classes/bjj': { html: 17, script: 115.4, css: 0, picture: 19.4, requests: 16 },
  '/news': { html: 12.7, script: 121.7, css: 0, picture: 45.8, requests: 19 },
  '/news-readmore/16': { html: 15.7, script: 117, css: 0, picture: 42.3, requests: 18 },
}
