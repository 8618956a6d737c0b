import { existsSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { CommandError } from '@/scripts/process/command'
import { coloursOf } from './colours'
import { readFilm } from './films'
import { hashOf, readSources, sourceFolder, writeSources } from './sources'

/** The longest side of a picture in pixels: less is blurred on a large screen, more is not shown. */
const SIDE = { least: 1600, most: 1920 }

async function readPicture(file: string) {
  if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`)
  try {
    const picture = sharp(file, { limitInputPixels: 200_000_000 })
      .autoOrient()
      .pipelineColourspace('srgb')
    const { autoOrient, compression } = await picture.metadata()
    if (compression === 'hevc') throw new CommandError(`${file} is HEIC, which cannot be read here`)
    return { picture, longest: Math.max(autoOrient.width, autoOrient.height) }
  } catch (error) {
    const why =
      error instanceof CommandError ? error.message : `${file} cannot be read as a picture`
    throw new CommandError(
      `${why}. Export it as JPEG: on a Mac "sips -s format jpeg ${path.basename(file)} --out photo.jpg", on an iPhone share it with "Most compatible".`,
    )
  }
}

function requireAlt(alt: string) {
  if (alt.trim().length < 10)
    throw new CommandError(
      'Say what it shows, for those who do not see it, in ten letters or more: --alt "…".',
    )
}

/** What media.json says of a source that only its file tells. */
async function factsOf(root: string, file: string) {
  const source = path.join(sourceFolder(root), file)
  const described = hashOf(root, file)
  if (!file.endsWith('.jpg')) {
    const { width, height } = await readFilm(source)
    return { width, height, described }
  }
  const { width, height } = (await sharp(source).metadata()).autoOrient
  return { width, height, described, colours: await coloursOf(source) }
}

/**
 * Puts a picture among the sources, in place of the one with its name: upright, in sRGB, without
 * transparency, position and other metadata, at most 1920 pixels on its longer side.
 * @param alt what it shows, for those who do not see it
 * @throws CommandError when it is too small or cannot be read
 */
export async function addPicture(root: string, from: string, name: string, alt: string) {
  if (!/^[a-z\d]+(?:-[a-z\d]+)*$/.test(name))
    throw new CommandError(`"${name}" is no name: use small letters, digits and hyphens.`)
  requireAlt(alt)
  const { picture, longest } = await readPicture(from)
  if (longest < SIDE.least)
    throw new CommandError(
      `${from} is ${longest} pixels on its longer side: ${SIDE.least} or more are needed.`,
    )
  const file = `${name}.jpg`
  await picture
    .resize({ width: SIDE.most, height: SIDE.most, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality: 88, mozjpeg: true })
    .toFile(path.join(sourceFolder(root), file))
  const others = readSources(root).filter((one) => one.file !== file)
  const focus: [number, number] = [0.5, 0.5]
  const added = { file, alt: alt.trim(), focus, ...(await factsOf(root, file)) }
  writeSources(root, [...others, added])
  return added
}

/** Writes down what a picture or film shows whose file has changed. @throws CommandError for an unknown name */
export async function describeSource(root: string, file: string, alt: string): Promise<void> {
  const sources = readSources(root)
  const found = sources.find((one) => one.file === file)
  if (!found) throw new CommandError(`media.json has no ${file}.`)
  requireAlt(alt)
  Object.assign(found, { alt: alt.trim(), ...(await factsOf(root, file)) })
  writeSources(root, sources)
}
