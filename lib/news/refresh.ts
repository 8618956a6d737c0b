/**
 * How old the news may be, in seconds (contract, "News"). Next wants the number of a page as a
 * literal in its file: `refresh.test.ts` says where it differs.
 */
export const newsRefreshSeconds = 60
