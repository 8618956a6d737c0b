const ID = '([\\w-]{11})'
const FORMS = [
  new RegExp(`^https?://(?:www\\.|m\\.)?youtube\\.com/watch\\?(?:.*&)?v=${ID}(?:[&#]|$)`),
  new RegExp(
    `^https?://(?:www\\.|m\\.)?youtube(?:-nocookie)?\\.com/(?:embed|shorts)/${ID}(?:[?#/]|$)`,
  ),
  new RegExp(`^https?://youtu\\.be/${ID}(?:[?#/]|$)`),
]

/**
 * Finds the video in an address of the watch, embed, shorts or short-link form (specification 2.13).
 * @param address absolute, or starting with `//`
 * @returns the 11-character id, or undefined
 */
export function youTubeId(address: string): string | undefined {
  const absolute = address.trim().replace(/^\/\//, 'https://')
  return FORMS.map((form) => form.exec(absolute)?.[1]).find(Boolean)
}

/** The page of a video with the host it comes from. */
export const watchUrl = (id: string) => `https://www.youtube.com/watch?v=${id}`

/**
 * The player of a video, from the host that sets no cookie (contract, "Consent for content"). It
 * starts by itself, because it is loaded by a click (specification 4).
 */
const embedUrl = (id: string) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`

/** A video as a page shows it: what it links to and what the player loads (specification 3.7). */
export const videoFromId = (id: string) => ({ href: watchUrl(id), embed: embedUrl(id) })

/** The same from its address; one that is of no known form stays a link. */
export function videoFromAddress(address: string): { href: string; embed?: string } {
  const id = youTubeId(address)
  return id ? videoFromId(id) : { href: address }
}
