/**
 * The digits of an Indian number without +91 and the leading 0. A phone field of this length takes
 * such numbers only.
 */
export const nationalDigits = 10
