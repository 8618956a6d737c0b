/**
 * The digits of an Indian number without +91 and the leading 0. A phone field of this length accepts
 * only such numbers.
 */
export const nationalDigits = 10
