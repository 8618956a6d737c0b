const small = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** A number in a sentence: up to twelve in words. */
export const inWords = (number: number): string => small[number] ?? String(number)

/** A number at the beginning of a sentence: up to twelve in words. */
export const inWordsFirst = (number: number): string =>
  inWords(number).replace(/^./, (letter) => letter.toUpperCase())
