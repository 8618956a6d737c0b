/*
 * Marks for invented facts, until the brand gives the real ones. `npm run launch-check` lists every use,
 * so that none is left at the launch.
 */

/** A phone number that nobody has (contract, "Clubs"). */
export const standInPhone = (number: number) => `+91 00000 ${String(number).padStart(5, '0')}`

/** A video that does not exist: its address, or its id. */
export const standInVideo = <Video extends string>(video: Video) => video

/** A person who is named by their post, and whose words are invented. */
export const standInPerson = <Post extends string>(post: Post) => post

/** A fact that only the company knows; in square brackets, because pages show it. */
export const standInCompany = <Words extends string>(words: Words) => words

/** An invented club that opens soon. */
export const standInClub = <Name extends string>(name: Name) => name
