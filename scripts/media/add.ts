import { existsSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { CommandError } from '@/scripts/process/command'
import { coloursOf } from './colours'
import { hashOf, readSources, sourceFolder, writeSources } from './sources'

/** The longest side of a picture in pixels: less is blurred on a large screen, more is not shown. */
const SIDE = { least: 1600, most: 1920 }
/** Of a longer one, little is left in any place of the site. */
const longestShape = 16 / 9

async function readPicture(file: string) {
  if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`)
  try {
    const picture = sharp(file, { limitInputPixels: 200_000_000 })
      .autoOrient()
      .pipelineColourspace('srgb')
    const { autoOrient, compression } = await picture.metadata()
    if (compression === 'hevc') throw new CommandError(`${file} is HEIC, which cannot be read here`)
    const { width, height } = autoOrient
    return { picture, longest: Math.max(width, height), shortest: Math.min(width, height) }
  } catch (error) {
    const why =
      error instanceof CommandError ? error.message : `${file} cannot be read as a picture`
    throw new CommandError(
      `${why}. Export it as JPEG: on a Mac "sips -s format jpeg ${path.basename(file)} --out photo.jpg", on an iPhone share it with "Most compatible".`,
    )
  }
}

/**
 * Puts a picture among the sources, in place of the one with its name: upright, in sRGB, without
 * transparency, position and other metadata, at most 1920 pixels on its longer side.
 * @param alt what it shows, for those who do not see it
 * @throws CommandError when it is too small or too long, or cannot be read
 */
export async function addPicture(root: string, from: string, name: string, alt: string) {
  if (!/^[a-z\d]+(?:-[a-z\d]+)*$/.test(name))
    throw new CommandError(`"${name}" is no name: use small letters, digits and hyphens.`)
  if (alt.trim().length < 10)
    throw new CommandError(
      'Say what it shows, for those who do not see it, in ten letters or more: --alt "…".',
    )
  const { picture, longest, shortest } = await readPicture(from)
  if (longest < SIDE.least)
    throw new CommandError(
      `${from} is ${longest} pixels on its longer side: ${SIDE.least} or more are needed.`,
    )
  if (longest / shortest > longestShape + 0.01)
    throw new CommandError(
      `${from} is ${longest} by ${shortest} pixels: cut it to 16 by 9 or less, so that its middle fills a screen.`,
    )
  const file = `${name}.jpg`
  const source = path.join(sourceFolder(root), file)
  const { width, height } = await picture
    .resize({ width: SIDE.most, height: SIDE.most, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality: 88, mozjpeg: true })
    .toFile(source)
  const others = readSources(root).filter((one) => one.file !== file)
  const focus: [number, number] = [0.5, 0.33]
  const [described, colours] = [hashOf(root, file), await coloursOf(source)]
  const added = { file, width, height, alt: alt.trim(), focus, described, colours }
  writeSources(root, [...others, added])
  return added
}
