/*
 * Marks for what stands in until the brand gives the real thing. `npm run launch-check` lists every
 * use of them, so that none is left on the day of the launch.
 */

/** A phone number that nobody has (contract, "Clubs"). */
export const standInPhone = (number: number) => `+91 00000 ${String(number).padStart(5, '0')}`

/** A video that does not exist: its address, or its id. */
export const standInVideo = <Video extends string>(video: Video) => video

/** Somebody who is named by their post, and whose words were written for them. */
export const standInPerson = <Post extends string>(post: Post) => post

/** What only the company that runs the site can say of itself; in square brackets, because pages show it. */
export const standInCompany = <Words extends string>(words: Words) => words

/** A club to come that nobody has announced. */
export const standInClub = <Name extends string>(name: Name) => name
