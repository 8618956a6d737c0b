/** Shown while a form waits for the network and the browser keeps what was typed. */
export const youAreOfflineKept =
  'You are offline. Your details are sent as soon as you are back. If you close this page, this browser keeps what you typed for seven days, and the next page of our website links to it.'

/** The line on the next page about a form whose page was closed before it was sent. */
export const notSent = 'A form that you filled in here may not have reached us.'
export const unsentForm = 'Form that was not sent'
export const openForm = 'Open the form'
export const deleteForm = 'Delete it'

/** The bar above a form that was filled in from a draft, and its button. */
export const draftRestored = 'What you typed here before is filled in again.'
export const clearDraft = 'Clear it'
