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
export function videoIdOf(address: string): string | undefined {
  const absolute = address.trim().replace(/^\/\//, 'https://')
  return FORMS.map((form) => form.exec(absolute)?.[1]).find(Boolean)
}
