import 'server-only'

// The door: all that the site and the operator's command use of this folder. Browsers share form.ts; tests and fault
// runs also have testing.ts. Times here and in the store are milliseconds since 1970, and `now` is one.

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
export { readPayload } from './redact'
export { backUp } from './store/backup'
export { databaseFile, openDatabase } from './store/open'
export { wasThere } from './store/sqlite-trouble'
export { type Database, type LeadState, leadStates } from './store/tables'
