import 'server-only'

/** Words that stand where an id stands in addresses of YouTube, and have the length of one. */
const words = ['videoseries', 'live_stream', 'watch_popup']

const hosts = /^(?:(?:www|m|music)\.)?(?:youtube|youtube-nocookie)\.com$/

function youTubeUrl(address: string): URL | undefined {
  const absolute = address.trim().replace(/^\/\//, 'https://')
  const url = /^https?:/i.test(absolute) ? URL.parse(absolute) : null
  return url && (hosts.test(url.host) || url.host === 'youtu.be') ? url : undefined
}

/**
 * Finds the video in an address of the watch, embed, shorts, live or short-link form (specification 2.13).
 * @param address absolute, or starting with `//`
 * @returns the 11-character id, or undefined
 */
export function youTubeId(address: string): string | undefined {
  const url = youTubeUrl(address)
  if (!url) return undefined
  const [first = '', second = ''] = url.pathname.slice(1).split('/')
  const inPath = /^(?:embed|shorts|live|v)$/.test(first) ? second : undefined
  const inQuery = first.startsWith('watch') ? url.searchParams.get('v') : undefined
  const id = (url.host === 'youtu.be' ? first : (inPath ?? inQuery)) ?? ''
  return /^[\w-]{11}$/.test(id) && !words.includes(id) ? id : undefined
}

/**
 * The page of the playlist that an address names without naming one of its videos.
 * @param address as {@link youTubeId} takes it
 */
export function youTubePlaylist(address: string): string | undefined {
  const list = youTubeUrl(address)?.searchParams.get('list') ?? ''
  const isPlaylist = /^[\w-]{2,64}$/.test(list) && !youTubeId(address)
  return isPlaylist ? `https://www.youtube.com/playlist?list=${list}` : undefined
}

/** The page of a video with the host it comes from. */
export const watchUrl = (id: string) => `https://www.youtube.com/watch?v=${id}`

/**
 * The player of a video, from the host that sets no cookie (contract, "Consent for content"). It
 * starts by itself, because it is loaded by a click (specification 4), and answers when asked whether
 * it is there.
 */
const embedUrl = (id: string) =>
  `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&enablejsapi=1`

/** A video as a page shows it: what it links to and what the player loads (specification 3.7). */
export const videoFromId = (id: string) => ({ href: watchUrl(id), embed: embedUrl(id) })

/** A video as a page shows it, from its address; one that is of no known form stays a link. */
export function videoFromAddress(address: string): { href: string; embed?: string } {
  const id = youTubeId(address)
  return id ? videoFromId(id) : { href: address }
}
