import { copyFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { addPicture, describeSource, MediaError } from './media/add'
import { encodeWithin } from './media/budget'
import { outputsIn, staleMedia } from './media/check'
import { coloursOf } from './media/colours'
import { filmFaults } from './media/films'
import { drawSocialImages, socialManifest, staleSocialImages } from './media/social/draw'
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
  const original = sharp(source(`${name}.jpg`)).autoOrient()
  const { width, height } = (await original.metadata()).autoOrient
  if (width !== picture.width || height !== picture.height)
    throw new MediaError(`media.json: ${name} is ${width} by ${height} pixels`)
  for (const job of jobs) {
    const file = output(job.file)
    const encoder = encoders[job.file]
    if (!encoder) continue
    writeFileSync(`${file}.part`, await encodeWithin(original, job.width, job.type, encoder))
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
  writeFileSync(path.join(root, socialManifest), manifestText(await drawSocialImages(root)))
}

async function check() {
  const wrong = [...staleMedia(root), ...staleSocialImages(root), ...(await filmFaults(root))]
  for (const line of wrong) console.error(line)
  if (wrong.length > 0) console.error('Run "npm run media" and commit what it changes.')
  process.exitCode = wrong.length > 0 ? 1 : 0
}

/** The text for those who do not see the picture: given, or asked for on a terminal. */
async function readAlt(given: string | undefined): Promise<string> {
  if (given !== undefined || !process.stdin.isTTY) return given ?? ''
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question('What does it show, for those who do not see it? ')
  terminal.close()
  return answer
}

async function run() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean' }, alt: { type: 'string' } },
  })
  const [command, file = '', name = ''] = positionals
  if (values.check) return check()
  if (command === 'add') {
    const { width, height } = await addPicture(root, file, name, await readAlt(values.alt))
    console.log(`${name}: ${width} by ${height} pixels. Correct its "focus" in media.json.`)
  } else if (command === 'describe') describeSource(root, file, await readAlt(values.alt))
  else if (command !== undefined) throw new MediaError('Use: npm run media -- add FILE NAME')
  await build()
}

run().catch((error: unknown) => {
  if (!(error instanceof MediaError)) throw error
  console.error(error.message)
  process.exitCode = 1
})
