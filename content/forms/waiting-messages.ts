/** Shown while a form waits for the network and the browser keeps it. */
export const youAreOfflineKept =
  'You are offline. Your details are sent as soon as you are back. If you close this page, we ask whether to send them when you next open our website in this browser.'

/** The lines about a submission that a closed tab has left; `when` is its day and time. */
export const waitingMessages = {
  asks: (when: string) => `The form that you filled in on ${when} may not have reached us.`,
  sending: (when: string) => `The form that you filled in on ${when} is being sent…`,
  sent: (when: string) => `The form that you filled in on ${when} has been sent. Thank you.`,
  later: (when: string) =>
    `The form that you filled in on ${when} could not be sent just now. Please try again in a moment.`,
  'came back': (when: string) =>
    `The form that you filled in on ${when} could not be taken as it was. Please look through it and send it again:`,
  gone: (when: string) =>
    `The form that you filled in on ${when} was already sent or deleted on another page.`,
  deleted: (when: string) =>
    `The form that you filled in on ${when} was not sent, and is gone from this browser.`,
}

/** The accessible name of the bar with these lines. */
export const waitingForms = 'Forms that were not sent'

export const waitingButtons = { send: 'Send it now', remove: 'Delete it', close: 'Close' }

export const openForm = 'Open the form'

/** The bar above a form that was filled in from a draft, and its button. */
export const draftRestored = 'What you typed here before is filled in again.'
export const clearDraft = 'Clear it'
