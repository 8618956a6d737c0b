import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { encodeWithin } from './budget'
import { hashOf, readSources, type Source, sourceFolder } from './sources'

/** A file below public/: its address, and how it is made. */
interface Output {
  address: string
  make: () => Promise<Buffer>
}

/** What `npm run media` makes. */
export interface Plan {
  outputs: Output[]
  /** The entries of each manifest by its path. The file whose address is one is made anew when its entry changes. */
  manifests: Record<string, Record<string, unknown>>
}

/** Encoder settings. A change gives every picture a new name, so that all are encoded anew. */
const settings = { quality: 45, effort: 3 }

/** The widths that phones show over the full width, at two dots a point or more, where a lower quality is not seen. */
const phone = { widths: [720, 900], quality: 30, effort: 4 }

/** One file for browsers without AVIF. */
const fallback = { width: 1080, quality: 60 }

/** Widths in pixels per slot: what its `sizes` asks for at 360, 768 and 1440 px and 1 to 2 dots. */
const slots = {
  full: [480, 720, 1080, 1600, 1920],
  card: [360, 480, 720, 1080],
  clubRow: [240, 480],
}

const uses: { pictures: RegExp; slots: (keyof typeof slots)[] }[] = [
  { pictures: /^(class-|news-\d)/, slots: ['card', 'full'] },
  { pictures: /^club-.*-octagon$/, slots: ['clubRow', 'full'] },
  { pictures: /./, slots: ['full'] },
]

/** The widths in pixels a picture is encoded in, ascending, never wider than its source. */
function encodedWidths(name: string, sourceWidth: number): number[] {
  const use = uses.find(({ pictures }) => pictures.test(name))?.slots ?? []
  const wanted = use.flatMap((slot) => slots[slot]).map((width) => Math.min(width, sourceWidth))
  return [...new Set(wanted)].sort((a, b) => a - b)
}

function planPicture(root: string, name: string, source: Source) {
  const { file, width, height, alt, focus, colours, quality: most = 100 } = source
  const outputs: Output[] = []
  const picture = () => sharp(path.join(sourceFolder(root), file)).autoOrient()
  const plan = (size: number, type: string, encoder: object, make: Output['make']) => {
    const hash = hashOf(root, file, JSON.stringify(encoder))
    const address = `/content/pictures/${name}-${size}.${hash}.${type}`
    outputs.push({ address, make })
    return address
  }
  const files = encodedWidths(name, width).map((size) => {
    const { quality, effort } = phone.widths.includes(size) ? phone : settings
    const encoder = { quality: Math.min(quality, most), effort }
    const make = () => encodeWithin(picture(), size, encoder)
    return { width: size, avif: plan(size, 'avif', encoder, make) }
  })
  const size = Math.min(width, fallback.width)
  const { quality } = fallback
  const jpeg = plan(size, 'jpg', fallback, () =>
    picture().resize(size).jpeg({ quality, mozjpeg: true }).toBuffer(),
  )
  const kept = focus.map((part) => `${Math.round(part * 100)}%`).join(' ')
  return { outputs, entry: { width, height, alt, focus: kept, colours, files, jpeg } }
}

/** Specification 2.3: poster and video lie on a content path of the site's own host. */
function planFilm(root: string, name: string) {
  const outputs: Output[] = []
  const plan = (type: string) => {
    const file = `${name}.${type}`
    const address = `/content/videos/${name}.${hashOf(root, file)}.${type}`
    outputs.push({ address, make: () => readFile(path.join(sourceFolder(root), file)) })
    return address
  }
  return { outputs, entry: { mp4: plan('mp4'), webm: plan('webm') } }
}

/**
 * Reads content/media and says which pictures and films the site needs. A name depends on source and
 * settings only. Throws when media.json is wrong or a source is missing.
 */
export function planMedia(root: string): Plan {
  const pictures = readSources(root).map((source) => {
    const { name } = path.parse(source.file)
    return { name, ...planPicture(root, name, source) }
  })
  const films = globSync('*.mp4', { cwd: sourceFolder(root) }).map((file) => {
    const { name } = path.parse(file)
    return { name, ...planFilm(root, name) }
  })
  const entriesOf = (planned: { name: string; entry: object }[]) =>
    Object.fromEntries(planned.map(({ name, entry }) => [name, entry]))
  return {
    outputs: [...pictures, ...films].flatMap(({ outputs }) => outputs),
    manifests: {
      'content/pictures.json': entriesOf(pictures),
      'content/videos.json': entriesOf(films),
    },
  }
}
