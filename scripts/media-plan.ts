import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const share = z.number().min(0).max(1)
const sources = z.array(
  z.object({
    file: z.string(),
    width: z.number(),
    height: z.number(),
    alt: z.string(),
    focus: z.tuple([share, share]),
  }),
)
const manifest = z.record(z.string(), z.unknown())

/** Encoder settings. A change gives every picture a new name, so that all are encoded anew. */
export const settings = {
  avif: { quality: 45, effort: 3 },
  webp: { quality: 62, effort: 5 },
}

/** Widths in pixels per slot: what its `sizes` asks for at 360, 768 and 1440 px and 1 to 2 dots. */
const slots = {
  full: [480, 720, 1080, 1600, 1920],
  card: [360, 480, 720, 1080],
  clubRow: [180, 360],
  portrait: [280, 560, 800],
}

const uses: { pictures: RegExp; slots: (keyof typeof slots)[] }[] = [
  { pictures: /^(class-|news-\d)/, slots: ['card', 'full'] },
  { pictures: /^club-.*-octagon$/, slots: ['clubRow', 'full'] },
  { pictures: /^portrait-/, slots: ['portrait'] },
  { pictures: /./, slots: ['full'] },
]

const folders = ['pictures', 'videos'] as const

type Variant = { width: number; avif: string; webp: string }
type Picture = {
  width: number
  height: number
  alt: string
  focus: string
  files: Variant[]
}
type Video = { width: number; height: number; mp4: string; webm: string }

/** What the site's two manifests have to say, by the name of the picture or video. */
export type Plan = { pictures: Record<string, Picture>; videos: Record<string, Video> }

/** The widths in pixels a picture is encoded in, ascending, never wider than its source. */
export function widthsOf(name: string, sourceWidth: number): number[] {
  const use = uses.find(({ pictures }) => pictures.test(name))?.slots ?? []
  const wanted = use.flatMap((slot) => slots[slot]).map((width) => Math.min(width, sourceWidth))
  return [...new Set(wanted)].sort((a, b) => a - b)
}

const digest = (file: string, salt: string) =>
  createHash('sha256').update(readFileSync(file)).update(salt).digest('hex').slice(0, 10)

/**
 * Reads media/media.json and the sources beside it and says which outputs the site needs.
 * A name is made of source and settings only. Throws when media.json or a source is not as it
 * should be. Specification 4.1: poster and video lie on a content path of the site's own host.
 */
export function planMedia(root: string): Plan {
  const folder = path.join(root, 'media')
  const plan: Plan = { pictures: {}, videos: {} }
  const list = sources.parse(JSON.parse(readFileSync(path.join(folder, 'media.json'), 'utf8')))
  for (const { file, width, height, alt, focus } of list) {
    const { name, ext } = path.parse(file)
    if (ext === '.jpg') {
      const hash = digest(path.join(folder, file), JSON.stringify(settings))
      const address = (size: number, type: string) =>
        `/content/pictures/${name}-${size}.${hash}.${type}`
      plan.pictures[name] = {
        width,
        height,
        alt,
        focus: focus.map((part) => `${Math.round(part * 100)}%`).join(' '),
        files: widthsOf(name, width).map((size) => ({
          width: size,
          avif: address(size, 'avif'),
          webp: address(size, 'webp'),
        })),
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
export const outputsOf = ({ pictures, videos }: Plan): string[] => [
  ...Object.values(pictures).flatMap(({ files }) =>
    files.flatMap(({ avif, webp }) => [avif, webp]),
  ),
  ...Object.values(videos).flatMap(({ mp4, webm }) => [mp4, webm]),
]

/** A manifest as it is written to content/: one line per picture, so that a diff can be read. */
export const manifestText = (entries: Record<string, unknown>): string =>
  `{\n${Object.entries(entries)
    .map(([name, entry]) => `  ${JSON.stringify(name)}: ${JSON.stringify(entry)}`)
    .join(',\n')}\n}\n`

/** The addresses of the outputs that lie in public/content/, used or not. */
export const outputsIn = (root: string): string[] =>
  folders.flatMap((folder) => {
    const place = path.join(root, 'public/content', folder)
    return existsSync(place) ? readdirSync(place).map((file) => `/content/${folder}/${file}`) : []
  })

/** One readable line per thing that `npm run media` would change; empty when all is current. */
export function staleMedia(root: string): string[] {
  const plan = planMedia(root)
  const wanted = new Set(outputsOf(plan))
  const present = new Set(outputsIn(root))
  const changed = folders.flatMap((folder) => {
    const file = path.join(root, 'content', `${folder}.json`)
    const old = existsSync(file) ? manifest.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
    const names = new Set([...Object.keys(plan[folder]), ...Object.keys(old)])
    return [...names]
      .filter((name) => JSON.stringify(old[name]) !== JSON.stringify(plan[folder][name]))
      .map((name) => `content/${folder}.json: ${name} is not what media/ and the settings say`)
  })
  return [
    ...changed,
    ...[...wanted].filter((file) => !present.has(file)).map((file) => `public${file} is missing`),
    ...[...present].filter((file) => !wanted.has(file)).map((file) => `public${file} is not used`),
  ]
}
