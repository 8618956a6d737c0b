import 'server-only'
import type { Attributes, Tag, Transformer } from 'sanitize-html'
import { env } from '@/lib/env'
import { youTubeId, watchUrl } from './video'
import { bannerFrom, longestAddress } from './banner'

const boxes = ['section', 'article', 'center', 'main', 'header', 'footer', 'aside']
const nothing: Tag = { tagName: 'span', attribs: {} }

/** A length in pixels from an attribute or a style. */
function pixels(name: string, attribs: Attributes): number | undefined {
  const inStyle = new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([\\d.]+)px`, 'i')
  const text =
    /^\s*(\d+)(\.\d+)?(px)?\s*$/.exec(attribs[name] ?? '') ?? inStyle.exec(attribs.style ?? '')
  const number = Math.round(Number(text?.[1]))
  return number > 0 && number < 10_000 ? number : undefined
}

function picture(_: string, attribs: Attributes): Tag {
  const banner = bannerFrom(attribs.src ?? '')
  const width = pixels('width', attribs)
  const height = pixels('height', attribs)
  const counts = Math.min(width ?? 3, height ?? 3) < 3
  if (!banner || counts) return { tagName: 'img', attribs: {} }
  const known = width && height
  const widths = known ? [`min(60vw, ${width}px)`, `min(92vw, ${width}px)`] : ['60vw', '92vw']
  return {
    tagName: 'img',
    attribs: {
      src: banner.src,
      srcset: banner.srcSet,
      sizes: `(min-width: 768px) ${widths.join(', ')}`,
      alt: (attribs.alt ?? '').trim(),
      loading: 'lazy',
      decoding: 'async',
      // Of a picture without a size, nothing is known but that it needs room.
      ...(known
        ? { width: `${width}`, height: `${height}` }
        : { width: '720', height: '480', 'data-unsized': '' }),
    },
  }
}

function video(tagName: string, address = ''): Tag {
  const id = youTubeId(address)
  if (!id) return { tagName, attribs: {} }
  const attribs = { href: watchUrl(id), rel: 'noopener noreferrer', 'data-video': id }
  return { tagName: 'a', attribs, text: 'Play video' }
}

function link(tagName: string, { href = '' }: Attributes): Tag {
  const target = href.trim().replace(/^www\./i, 'https://www.')
  // Ids are dropped, so a link to a place on the page has nowhere to go.
  if (!target || target.startsWith('#') || target.length > longestAddress) return nothing
  const site = new URL(env().SITE_URL)
  const url = URL.canParse(target, site) ? new URL(target, site) : undefined
  if (url?.origin === site.origin)
    return { tagName, attribs: { href: url.pathname + url.search + url.hash } }
  const rel: Attributes = url?.protocol.startsWith('http') ? { rel: 'noopener noreferrer' } : {}
  return { tagName, attribs: { href: target, ...rel } }
}

/** Word processors say with a style what a tag is for, and with a tag what its style takes back. */
function styled(tagName: string, { style = '' }: Attributes): Tag {
  const says = (wanted: RegExp) => style.split(';').some((one) => wanted.test(one))
  if (says(/^\s*font-weight\s*:\s*(bold|[6-9]00)/i)) return { tagName: 'strong', attribs: {} }
  if (says(/^\s*font-style\s*:\s*italic/i)) return { tagName: 'em', attribs: {} }
  return says(/^\s*font-weight\s*:\s*(normal|400)/i) ? nothing : { tagName, attribs: {} }
}

const box: Transformer = () => ({ tagName: 'div', attribs: {} })

/**
 * What each tag of an article becomes before the allow-list is applied: pictures come from our own
 * origin, a link elsewhere has a `rel`, a video of the known forms becomes a link with its id.
 */
export const rewrites: Record<string, Transformer> = {
  ...Object.fromEntries(boxes.map((tag) => [tag, box])),
  ...Object.fromEntries(['b', 'strong', 'span'].map((tag) => [tag, styled])),
  strike: () => ({ tagName: 's', attribs: {} }),
  img: picture,
  iframe: (tagName, { src }) => video(tagName, src),
  oembed: (tagName, { url }) => video(tagName, url),
  a: link,
}
