import { copyFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { manifestText, outputsIn, outputsOf, planMedia, settings, staleMedia } from './media-plan'

const root = process.cwd()
const at = (address: string) => path.join(root, 'public', address)

/** Encodes or copies what is missing, removes what is not used and writes the two manifests. */
async function build() {
  const { default: sharp } = await import('sharp')
  const plan = planMedia(root)
  const present = new Set(outputsIn(root))
  for (const folder of ['pictures', 'videos'])
    mkdirSync(at(`content/${folder}`), { recursive: true })

  for (const [name, { files }] of Object.entries(plan.pictures)) {
    const source = path.join(root, 'media', `${name}.jpg`)
    for (const { width, avif, webp } of files) {
      const jobs = [
        { file: avif, encode: () => sharp(source).resize(width).avif(settings.avif) },
        { file: webp, encode: () => sharp(source).resize(width).webp(settings.webp) },
      ]
      for (const { file, encode } of jobs.filter((job) => !present.has(job.file))) {
        const { size } = await encode().toFile(at(`${file}.part`))
        renameSync(at(`${file}.part`), at(file))
        console.log(`${(size / 1024).toFixed(1).padStart(6)} KB  ${file}`)
      }
    }
  }
  for (const [name, video] of Object.entries(plan.videos))
    for (const type of ['mp4', 'webm'] as const)
      copyFileSync(path.join(root, 'media', `${name}.${type}`), at(video[type]))

  const wanted = new Set(outputsOf(plan))
  for (const file of outputsIn(root)) if (!wanted.has(file)) rmSync(at(file))
  writeFileSync(path.join(root, 'content/pictures.json'), manifestText(plan.pictures))
  writeFileSync(path.join(root, 'content/videos.json'), manifestText(plan.videos))
}

if (process.argv.includes('--check')) {
  const stale = staleMedia(root)
  for (const line of stale) console.error(line)
  if (stale.length > 0) console.error('The pictures are stale: run "npm run media" and commit.')
  process.exitCode = stale.length > 0 ? 1 : 0
} else {
  void build()
}
