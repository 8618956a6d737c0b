/**
 * A text of at most so many characters; a longer one ends at a word, with an ellipsis.
 * @param text one line
 * @param length in characters
 */
export const shorten = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1).replace(/[\s,;:–-]+\S*$/, '')}…`
