/** Beside a field that holds more than it may; `most` is what it may hold. */
export const tooLong = (most: number) =>
  `Please use at most ${most.toLocaleString('en-GB')} characters.`

/** The same of a phone number. */
export const tooManyDigits = (most: number) =>
  `Please enter at most ${most} digits. +91 is not counted.`
