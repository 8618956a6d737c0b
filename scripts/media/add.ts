import { existsSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { CommandError } from '@/scripts/process/command'
import { coloursOf } from './colours'
import { facesInHead, focusOn } from './heads'
import { hashOf, readSources, type Source, sourceFolder, writeSources } from './sources'

/** The longer side of a picture in pixels: more than `most` is not shown. */
const SIDE = { least: 1200, most: 1920 }

async function readPicture(file: string) {
  if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`)
  const picture = sharp(file, { limitInputPixels: 200_000_000 })
    .autoOrient()
    .pipelineColourspace('srgb')
  const found = await picture.metadata().catch(() => undefined)
  if (found && found.compression !== 'hevc') return { picture, sides: [found.width, found.height] }
  throw new CommandError(
    `${file} ${found ? 'is HEIC' : 'cannot be read as a picture'}. Export it as JPEG: on a Mac "sips -s format jpeg ${path.basename(file)} --out photo.jpg", on an iPhone share it with "Most compatible".`,
  )
}

/**
 * Puts a picture among the sources, in place of the one with its name: upright, in sRGB, without
 * transparency, position and other metadata, at most 1920 pixels on its longer side.
 * @param alt what it shows, for those who do not see it
 * @param eyes or what else to keep in view: shares of width and height, such as 0.5,0.25
 * @returns what to know about it, in sentences
 * @throws CommandError when it is too small, or cannot be read
 */
export async function addPicture(
  root: string,
  from: string,
  name: string,
  { alt, eyes }: { alt: string; eyes: string },
): Promise<string[]> {
  if (!/^[a-z\d]+(?:-[a-z\d]+)*$/.test(name))
    throw new CommandError(`"${name}" is no name: use small letters, digits and hyphens.`)
  if (alt.trim().length < 10)
    throw new CommandError(
      'Say what it shows, for those who do not see it, in ten letters or more: --alt "…".',
    )
  const [x = -1, y = -1] = eyes.split(',').map(Number)
  if (!(x >= 0 && x <= 1 && y >= 0 && y <= 1))
    throw new CommandError(
      'Say where the eyes are, from the left and from the top, 0 to 1: --eyes 0.5,0.25.',
    )
  const { picture, sides } = await readPicture(from)
  const longest = Math.max(...sides)
  if (longest < SIDE.least)
    throw new CommandError(
      `${from} is ${longest} pixels on its longer side: ${SIDE.least} or more are needed.`,
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
  const [described, colours] = [hashOf(root, file), await coloursOf(source)]
  const focus = focusOn([x, y], { file, width, height })
  const added: Source = { file, width, height, alt: alt.trim(), focus, described, colours }
  writeSources(root, [...others, added])
  return [
    `${name}: ${width} by ${height} pixels.`,
    (longest < 1600 || Math.min(...sides) < 900) &&
      'It is blurred on large screens: ask for 1600 by 900 pixels or more.',
    facesInHead(added),
  ].filter((line) => line !== false)
}
