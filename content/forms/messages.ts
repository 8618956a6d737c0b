import type { Field, FormState } from './types'

/** The notification of an invalid form, and the words of its summary (specification 8). */
const fillMandatoryFields = 'Please fill all the mandatory fields'

/** In their place where each field that has to be filled is filled, and something else is wrong. */
const correctFields = 'Please correct the marked fields'

/** What the notification and the summary say. The message of a field is that of the empty field. */
export const whatIsWrong = (fields: readonly Field[], errors: FormState['errors']): string =>
  fields.some(({ name, message = '' }) => errors[name] === message)
    ? fillMandatoryFields
    : correctFields

/** The heading of the summary. */
export const thereIsAProblem = 'There is a problem'

/** What screen readers say after the notification. */
export const needAttention = (fields: number) =>
  fields === 1 ? '1 field needs attention.' : `${fields} fields need attention.`

/** Before each message, for screen readers, and before the title of a page that came back. */
export const errorPrefix = 'Error: '

/** How long the notification stays, in milliseconds (specification 9). */
export const notificationMs = 2000

/** Below a field that the chosen club has filled in. */
export const fromYourClub = 'From your club. Change it if you live elsewhere.'

/** Shown while a form is being sent. */
export const sending = 'Sending…'

/** Shown while a form waits for the network. */
export const youAreOffline =
  'You are offline. Keep this page open: your details are sent as soon as you are back.'

/** The button that cancels a form that waits for the network. */
export const dontSend = 'Don’t send'

/** Shown with everything typed when the store could not take the lead. */
export const notStored =
  'We could not take your details just now. Nothing you typed is lost: please press the button again in a moment.'

/** Shown with everything typed when an address has reached its limit. */
export const tooManyForms =
  'We have received too many forms from your network. Nothing you typed is lost: please press the button again in ten minutes.'
