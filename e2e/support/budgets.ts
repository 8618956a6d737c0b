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
 * HTML has 0.3 KB of room: for a sentence more, and because ids of forms and files are random in each build.
 * Pages of the news are those of their first reader, who gets them compressed quickly.
 */
export const budgets: Record<string, Spent> = {
  '/': { html: 21.6, script: 115, css: 0, picture: 34.2, requests: 17 },
  [clubPath(fullClub.slug)]: { html: 22.9, script: 120.2, css: 0, picture: 9.7, requests: 13 },
  '/getpass': { html: 17.1, script: 117.2, css: 0, picture: 0, requests: 11 },
  '/classes/bjj': { html: 17.7, script: 112.9, css: 0, picture: 19.4, requests: 14 },
  '/news': { html: 16.4, script: 119.4, css: 0, picture: 52.1, requests: 19 },
  '/news-readmore/16': { html: 20.8, script: 114.6, css: 0, picture: 38.4, requests: 16 },
}

/**
 * What a page may send, in kilobytes, up to the tag of its largest element. A connection begins with ten packets;
 * in TLS records of 4 KB three records of them can be read, less the headers.
 */
export const firstFlight = 11
