import 'server-only'

// The door: all that others may use of this folder. Browsers share form.ts, the one other way in. Times here and in
// the store are milliseconds since 1970, and `now` is one.

export { receiveForm } from './receive'
export { startEnquiries } from './start'
export { assertStoreTakesLeads } from './store/readiness'

export { database } from './store/open'
export { deleteValue, listKeys, readValue, writeValue } from './store/key-values'

export { addLeads } from './add-leads'
export {
  redactById,
  redactPerson,
  findLead,
  type LeadFilter,
  NothingToDo,
  OperatorError,
  readLeads,
  retryAllFailed,
  scheduleById,
  type StoredLead,
} from './admin'
export { type Attribution, clickIds } from './attribution'
export { type Finding, needsSomebody } from './findings'
export { checkHealth, reasonOf } from './health'
export { redactPayload, readPayload, truncateWriteAheadLog } from './redact'
export { unfinishedDays } from './retention'
export { quickMs } from './spam'
export { backUp } from './store/backup'
export { databaseFile, openDatabase } from './store/open'
export { openPostgres } from './store/postgres'
export { openSqlite } from './store/sqlite'
export { wasThere } from './store/sqlite-trouble'
export { type Database, type LeadState, leadStates } from './store/tables'

export { receiveLead } from './receive'
