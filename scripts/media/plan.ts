import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { readSources, sourceFolder } from './sources'

/** Encoder settings. A change gives every picture a new name, so that all are encoded anew. */
const settings = {
  avif: { quality: 45, effort: 3 },
  webp: { quality: 62, effort: 5 },
}

/** The widths that phones show over the full width, at two dots a point or more, where a lower quality is not seen. */
const phone = { widths: [720, 900], avif: { quality: 30, effort: 4 } }

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

type Variant = { width: number; avif: string; webp: string }
export type Picture = {
  width: number
  height: number
  alt: string
  focus: string
  /** Of its upper and its lower half; '' until it is encoded, because only its pixels tell. */
  colours: string
  files: Variant[]
}
type Encoder = { quality: number; effort: number }
type Video = { width: number; height: number; mp4: string; webm: string }

/** The entries of the two manifests by name, and the encoder of each output by address. */
type Plan = {
  pictures: Record<string, Picture>
  videos: Record<string, Video>
  encoders: Record<string, Encoder>
}

/** The widths in pixels a picture is encoded in, ascending, never wider than its source. */
function encodedWidths(name: string, sourceWidth: number): number[] {
  const use = uses.find(({ pictures }) => pictures.test(name))?.slots ?? []
  const wanted = use.flatMap((slot) => slots[slot]).map((width) => Math.min(width, sourceWidth))
  return [...new Set(wanted)].sort((a, b) => a - b)
}

const manifest = z.record(z.string(), z.looseObject({ colours: z.string().optional() }))

/** What the manifest of pictures has from the last time. */
function readManifest(root: string) {
  const file = path.join(root, 'content/pictures.json')
  return manifest.parse(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})
}

const digest = (file: string, salt: string) =>
  createHash('sha256').update(readFileSync(file)).update(salt).digest('hex').slice(0, 10)

/**
 * Reads content/media/media.json and the sources beside it and says which outputs the site needs.
 * A name depends on source and settings only. Throws when media.json is wrong or a source is missing.
 * Specification 2.3: poster and video lie on a content path of the site's own host.
 */
export function planMedia(root: string): Plan {
  const folder = sourceFolder(root)
  const plan: Plan = { pictures: {}, videos: {}, encoders: {} }
  const before = readManifest(root)
  for (const { file, width, height, alt, focus, quality = 100 } of readSources(root)) {
    const { name, ext } = path.parse(file)
    if (ext === '.jpg') {
      const address = (size: number, type: 'avif' | 'webp') => {
        const { avif } = phone.widths.includes(size) ? phone : settings
        const encoders = {
          ...settings,
          avif: { ...avif, quality: Math.min(quality, avif.quality) },
        }
        const hash = digest(path.join(folder, file), JSON.stringify(encoders))
        const output = `/content/pictures/${name}-${size}.${hash}.${type}`
        plan.encoders[output] = encoders[type]
        return output
      }
      const files = encodedWidths(name, width).map((size) => ({
        width: size,
        avif: address(size, 'avif'),
        webp: address(size, 'webp'),
      }))
      const isSame = JSON.stringify(before[name]?.files) === JSON.stringify(files)
      plan.pictures[name] = {
        width,
        height,
        alt,
        focus: focus.map((part) => `${Math.round(part * 100)}%`).join(' '),
        colours: (isSame && before[name]?.colours) || '',
        files,
      }
    } else if (ext === '.mp4') {
      const address = (type: string) =>
        `/content/videos/${name}.${digest(path.join(folder, `${name}.${type}`), '')}.${type}`
      plan.videos[name] = { width, height, mp4: address('mp4'), webm: address('webm') }
    }
  }
  return plan
}

/** The addresses of all outputs of a plan, from the root of the site. */
export const listOutputs = ({ pictures, videos }: Pick<Plan, 'pictures' | 'videos'>): string[] => [
  ...Object.values(pictures).flatMap(({ files }) =>
    files.flatMap(({ avif, webp }) => [avif, webp]),
  ),
  ...Object.values(videos).flatMap(({ mp4, webm }) => [mp4, webm]),
]

/** The text of a manifest in content/, with one line per picture for readable diffs. */
export const manifestText = (entries: Record<string, unknown>): string =>
  `{\n${Object.entries(entries)
    .map(([name, entry]) => `  ${JSON.stringify(name)}: ${JSON.stringify(entry)}`)
    .join(',\n')}\n}\n`
