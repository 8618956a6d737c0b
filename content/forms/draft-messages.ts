/** Shown while a form waits for the network and the browser keeps what was typed. */
export const youAreOfflineKept =
  'You are offline. Your details are sent as soon as you are back. If you close this page, this browser keeps what you typed for seven days: open the page again to send it.'

/** The bar above a form that was filled in from a draft, and its button. */
export const draftRestored = 'What you typed here before is filled in again.'
export const clearDraft = 'Clear it'
