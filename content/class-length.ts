import { inWords, inWordsFirst } from './numbers'

/** How long a class lasts. */
export const classMinutes = 50

const inRounds = { count: 7, minutes: 3 }
/** The rounds of the classes that are boxed in rounds. */
export const rounds = {
  ...inRounds,
  detail: `${inWordsFirst(inRounds.count)}, ${inRounds.minutes}\u00a0minutes each`,
}

/** The rounds of a class in a sentence. */
export const roundsInWords = `${inWords(inRounds.count)} ${inRounds.minutes}-minute rounds`
/** The rounds of a class at the beginning of a sentence. */
export const roundsFirst = `${inWordsFirst(inRounds.count)} ${inRounds.minutes}-minute rounds`
