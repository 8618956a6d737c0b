/** Where browsers report what they measured. Alone in its file, so that the script for it is one file too. */
export const webVitalsPath = '/api/web-vitals'

/** How large a report may be, in bytes. */
export const maxReportBytes = 2_000
