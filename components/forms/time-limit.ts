/** Ends a request after so many milliseconds. Safari before 16 has no such signal and goes on waiting. */
export const timeLimit = (ms: number) => ('timeout' in AbortSignal ? AbortSignal.timeout(ms) : null)
