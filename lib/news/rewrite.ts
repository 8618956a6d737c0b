import 'server-only'
import type { Attributes, Tag, Transformer } from 'sanitize-html'
import { videoIdOf, watchUrl } from '@/lib/video'
import { bannerOf } from './banner'

const boxes = ['section', 'article', 'center', 'main', 'header', 'footer', 'aside']
const isPixels = (value: string | undefined): value is string => /^\d{1,4}$/.test(value ?? '')

function picture(_: string, { src = '', alt = '', width, height }: Attributes): Tag {
  const banner = bannerOf(src)
  if (!banner) return { tagName: 'img', attribs: {} }
  const attribs = {
    src: banner.src,
    srcset: banner.srcSet,
    sizes: '(min-width: 768px) 60vw, 92vw',
    alt: alt.trim(),
    loading: 'lazy',
    decoding: 'async',
  }
  const size = isPixels(width) && isPixels(height) ? { width, height } : {}
  return { tagName: 'img', attribs: { ...attribs, ...size } }
}

function frame(tagName: string, { src = '' }: Attributes): Tag {
  const id = videoIdOf(src)
  if (!id) return { tagName, attribs: {} }
  return link('a', { href: watchUrl(id) }, 'Play video')
}

function link(tagName: string, { href = '' }: Attributes, text?: string): Tag {
  const target = href.trim()
  // Ids are dropped, so a link to a place on the page has nowhere to go.
  if (!target || target.startsWith('#')) return { tagName: 'span', attribs: {} }
  const rel: Attributes = /^https?:/i.test(target) ? { rel: 'noopener noreferrer' } : {}
  return { tagName, attribs: { href: target, ...rel }, text }
}

/**
 * What each tag of an article becomes before the allow-list is applied: headings start at h2 and keep
 * their order, pictures come from our own origin, a video of the known forms becomes a link.
 * @param html the article as the backend gave it
 */
export function rewritesFor(html: string): Record<string, Transformer> {
  const levels = [...html.matchAll(/<h([1-6])[\s>]/gi)].map((match) => Number(match[1]))
  const shift = 2 - Math.min(...levels)
  const heading: Transformer = (tag) => ({
    tagName: `h${Math.min(6, Number(tag.slice(1)) + shift)}`,
    attribs: {},
  })
  const box: Transformer = () => ({ tagName: 'div', attribs: {} })
  return {
    ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, heading])),
    ...Object.fromEntries(boxes.map((tag) => [tag, box])),
    img: picture,
    iframe: frame,
    a: (tagName, attribs) => link(tagName, attribs),
  }
}
