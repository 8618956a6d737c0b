import 'server-only'
import { pino } from 'pino'
import { currentRequestId } from '@/lib/request-context'

/**
 * The server's log: one JSON object per line on standard output, with the `requestId` of the request it
 * belongs to. Never given personal data or secrets.
 */
export const log = pino({
  base: null,
  level: process.env.NODE_ENV === 'test' ? 'silent' : 'info',
  mixin() {
    const requestId = currentRequestId()
    return requestId ? { requestId } : {}
  },
  timestamp: pino.stdTimeFunctions.isoTime,
})
