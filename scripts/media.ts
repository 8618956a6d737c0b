import { copyFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { outputsIn, staleMedia } from './media/check'
import { coloursOf } from './media/colours'
import { manifestText, listOutputs, type Picture, planMedia } from './media/plan'

const root = process.cwd()
const source = (file: string) => path.join(root, 'content/media', file)
const output = (address: string) => path.join(root, 'public', address)

/** Encodes the variants of one picture that are missing. Throws when media.json has its size wrong. */
async function encode(
  name: string,
  picture: Picture,
  encoders: ReturnType<typeof planMedia>['encoders'],
  present: Set<string>,
) {
  const jobs = picture.files
    .flatMap(({ width, avif, webp }) => [
      { width, file: avif, type: 'avif' as const },
      { width, file: webp, type: 'webp' as const },
    ])
    .filter(({ file }) => !present.has(file))
  if (jobs.length === 0) return
  const { default: sharp } = await import('sharp')
  const original = sharp(source(`${name}.jpg`))
  const { width, height } = await original.metadata()
  if (width !== picture.width || height !== picture.height)
    throw new Error(`media.json: ${name} is ${width} by ${height} pixels`)
  for (const job of jobs) {
    const file = output(job.file)
    await original
      .clone()
      .resize(job.width)
      .toFormat(job.type, encoders[job.file])
      .toFile(`${file}.part`)
    renameSync(`${file}.part`, file)
  }
  console.log(`${name}: ${jobs.length} files`)
}

/** Makes what is missing, removes what is not used and writes the two manifests. */
async function build() {
  const plan = planMedia(root)
  const present = new Set(outputsIn(root))
  mkdirSync(output('content/pictures'), { recursive: true })
  mkdirSync(output('content/videos'), { recursive: true })
  for (const [name, picture] of Object.entries(plan.pictures))
    await encode(name, picture, plan.encoders, present)
  for (const [name, picture] of Object.entries(plan.pictures))
    picture.colours ||= await coloursOf(source(`${name}.jpg`))
  for (const [name, { mp4, webm }] of Object.entries(plan.videos)) {
    copyFileSync(source(`${name}.mp4`), output(mp4))
    copyFileSync(source(`${name}.webm`), output(webm))
  }
  const wanted = new Set(listOutputs(plan))
  for (const file of outputsIn(root)) if (!wanted.has(file)) rmSync(output(file))
  writeFileSync(path.join(root, 'content/pictures.json'), manifestText(plan.pictures))
  writeFileSync(path.join(root, 'content/videos.json'), manifestText(plan.videos))
}

if (process.argv.includes('--check')) {
  const stale = staleMedia(root)
  for (const line of stale) console.error(line)
  if (stale.length > 0) console.error('Run "npm run media" and commit what it changes.')
  process.exitCode = stale.length > 0 ? 1 : 0
} else {
  void build()
}
