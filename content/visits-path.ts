/** Where browsers report how a visit went. Alone in its file, so that the script for it is one file too. */
export const visitsPath = '/api/visits'
