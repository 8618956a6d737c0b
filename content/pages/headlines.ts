/** A headline of two lines: a tall one, then a wide one. */
export const tallThenWide = (tall: string, wide: string) =>
  [
    { text: tall, typeface: 'tall' },
    { text: wide, typeface: 'wide' },
  ] as const

/** A headline of two lines: a wide one, which is tall on a phone, then a tall one. */
export const wideThenTall = (wide: string, tall: string) =>
  [
    { text: wide, typeface: 'wide', small: 'tall' },
    { text: tall, typeface: 'tall' },
  ] as const

/** A headline of wide lines, which leave its picture in view; they are tall on a phone. */
export const wideLines = (...lines: readonly string[]) =>
  lines.map((text) => ({ text, typeface: 'wide', small: 'tall' }) as const)

/** The headline of a thank-you page. */
export const thankYouFor = (...what: readonly string[]) =>
  [
    { text: 'Thank you', typeface: 'tall' },
    { text: what.join(' '), typeface: 'wide', parts: what },
  ] as const
