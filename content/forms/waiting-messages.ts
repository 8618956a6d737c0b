/** Shown while a form waits for the network and the browser keeps it. */
export const youAreOfflineKept =
  'You are offline. Your details are sent as soon as you are back. If you close this page, they are sent when you next open our website in this browser.'

/** The bar about a submission that an earlier page could not send; `when` is its day and time. */
export const waitingMessages = {
  aboutToSend: (when: string) =>
    `The form that you filled in on ${when} may not have reached us. We are sending it now.`,
  askFirst: (when: string) =>
    `The form that you filled in on ${when} may not have reached us. Shall we send it now?`,
  sent: (when: string) => `The form that you filled in on ${when} has been sent. Thank you.`,
  later: (when: string) =>
    `The form that you filled in on ${when} could not be sent yet. The next page that you open tries it again.`,
  'came back': (when: string) =>
    `The form that you filled in on ${when} could not be taken as it was. Please look through it and send it again:`,
  discarded: (when: string) =>
    `The form that you filled in on ${when} was not sent, and is gone from this browser.`,
}

/** The accessible name of that bar. */
export const waitingForm = 'A form of yours'

export const waitingButtons = { send: 'Send', dontSend: 'Don’t send', close: 'Close' }

export const openForm = 'Open the form'

/** The bar above a form that was filled in from a draft, and its button. */
export const draftRestored = 'What you typed here before is filled in again.'
export const clearDraft = 'Clear it'
