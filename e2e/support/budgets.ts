import { clubPath } from '@/content/paths'
import { fullClub } from './example-clubs'

/** Kilobytes (1024 bytes) as they are sent, in Brotli where it is text, and the number of requests. */
export interface Spent {
  html: number
  script: number
  css: number
  picture: number
  requests: number
}

/**
 * One page of each kind. Raising a budget is a decision; a page that became lighter may get a lower one.
 * HTML has 0.1 KB of room, because ids of forms and files are random in each build.
 */
export const budgets: Record<string, Spent> = {
  '/': { html: 21.1, script: 117.4, css: 0, picture: 34.2, requests: 19 },
  [clubPath(fullClub.slug)]: { html: 23.5, script: 122, css: 0, picture: 5.3, requests: 14 },
  '/getpass': { html: 19.3, script: 120, css: 0, picture: 0, requests: 13 },
  '/classes/bjj': { html: 21, script: 115.7, css: 0, picture: 19.4, requests: 16 },
  '/news': { html: 16.3, script: 122, css: 0, picture: 52.1, requests: 20 },
  '/news-readmore/16': { html: 20, script: 117.6, css: 0, picture: 38.4, requests: 18 },
}

/**
 * What a page may send, in kilobytes, up to the tag of its largest element. A connection begins with ten packets;
 * in TLS records of 4 KB three records of them can be read, less the headers.
 */
export const firstFlight = 11
