/** Where browsers report web vitals. A file of its own, so that the script that reports stays small. */
export const webVitalsPath = '/api/web-vitals'

/** How large a report may be, in bytes. */
export const maxReportBytes = 2_000
