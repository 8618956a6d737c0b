import 'server-only'
import { pino } from 'pino'

/** The server's log: one JSON object a line on standard output. Never given personal data or secrets. */
export const log = pino({
  base: null,
  level: process.env.NODE_ENV === 'test' ? 'silent' : 'info',
  timestamp: pino.stdTimeFunctions.isoTime,
})
