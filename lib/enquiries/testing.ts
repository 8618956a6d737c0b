import 'server-only'

// The door for tests and fault runs: what the site itself never asks for.

export { receiveLead } from './receive'
export { redactPayload, truncateWriteAheadLog } from './redact'
export { unfinishedDays } from './retention'
export { quickMs } from './spam'
export { openPostgres } from './store/postgres'
export { openSqlite } from './store/sqlite'
