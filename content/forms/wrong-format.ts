/** Beside a field that holds more than it may; `most` is what it may hold. */
export const tooLong = (most: number) =>
  `Please use at most ${most.toLocaleString('en-GB')} characters.`

/** Beside a field that holds a longer phone number than it may. */
export const tooManyDigits = (most: number) =>
  `Please enter at most ${most} digits. +91 is not counted, the + of another country is.`

/** Of a phone field that has room for the number, and not for what is written beside it. */
export const onlyTheNumber = 'Please enter only your number, with nothing beside it.'

/** Of a field for a number that holds something else. */
export const askedFor = {
  pincode: 'Please enter the six digits of your pincode, such as 560092.',
  area: 'Please enter the area in sq\u00a0ft, as a whole number such as 6000.',
}
