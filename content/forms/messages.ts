/** The notification, and the title of the summary, of a form that is not in order (specification 8). */
export const fillMandatoryFields = 'Please fill all the mandatory fields'

/** How long the notification stays, in milliseconds (specification 9). */
export const notificationMs = 2000

/** Shown while a form is on its way. */
export const sending = 'Sending…'

/** Shown while a form waits for the network. */
export const youAreOffline =
  'You are offline. Keep this page open: your details are sent as soon as you are back.'

/** The button that takes back a form that waits for the network. */
export const dontSend = 'Don’t send'

/** Shown with everything typed when a lead could not be taken; only what is stored may be thanked for. */
export const notStored =
  'We could not take your details just now. Nothing you typed is lost: please press the button again in a moment.'

/** Shown by a page of an older build, which does not know `goTo`, when its form was taken. */
export const taken = 'Thank you. Your details have reached us.'

/** Shown with everything typed when one address has sent more than anybody needs. */
export const tooManyForms =
  'We have received too many forms from your network. Nothing you typed is lost: please press the button again in ten minutes.'
