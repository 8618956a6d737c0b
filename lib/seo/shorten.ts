/**
 * A text of at most so many characters; a longer one ends at a word, with an ellipsis.
 * @param text one line
 * @param length in characters
 */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text
  const words = text.slice(0, length - 1).replace(/\s\S*$/, '')
  return `${words.replace(/(?<![\s,;:–-])[\s,;:–-]+$/, '')}…`
}
