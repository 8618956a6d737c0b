import { statSync } from 'node:fs'
import path from 'node:path'
import { ALL_FORMATS, FilePathSource, Input } from 'mediabunny'
import { readSources, sourceFolder } from './sources'

/** What a film behind a headline may be. */
const most = { bytes: 1_500_000, seconds: 20, width: 1920 }

const types = ['mp4', 'webm'] as const

async function read(file: string) {
  const input = new Input({ source: new FilePathSource(file), formats: ALL_FORMATS })
  const picture = await input.getPrimaryVideoTrack()
  return {
    bytes: statSync(file).size,
    seconds: await input.computeDuration(),
    size: picture ? `${picture.displayWidth}×${picture.displayHeight}` : 'without a picture',
    width: picture?.displayWidth ?? 0,
    hasSound: (await input.getPrimaryAudioTrack()) !== null,
  }
}

/**
 * Returns a line for each thing that is wrong with a film: its size, its length, or its two files.
 * @param limits what differs from what a film behind a headline may be
 */
export async function filmFaults(
  root: string,
  limits: Partial<typeof most> = {},
): Promise<string[]> {
  const { bytes, seconds, width: widest } = { ...most, ...limits }
  const films = readSources(root).filter(({ file }) => file.endsWith('.mp4'))
  const faults = films.map(async ({ file, width, height }) => {
    const { name } = path.parse(file)
    const [mp4, webm] = await Promise.all(
      types.map((type) => read(path.join(sourceFolder(root), `${name}.${type}`))),
    )
    if (!mp4 || !webm) return []
    const each = ([film, type]: readonly [typeof mp4, string]) => [
      ...(film.bytes > bytes ? [`${name}.${type} has ${film.bytes} bytes: at most ${bytes}`] : []),
      ...(film.seconds > seconds
        ? [`${name}.${type} is ${film.seconds} s long: at most ${seconds} s`]
        : []),
      ...(film.width > widest ? [`${name}.${type} is ${film.size}: at most ${widest} wide`] : []),
      ...(film.hasSound ? [`${name}.${type} has sound, which nobody hears`] : []),
      ...(film.size === `${width}×${height}`
        ? []
        : [`${name}.${type} is ${film.size}, media.json says ${width}×${height}`]),
    ]
    const isSame = Math.abs(mp4.seconds - webm.seconds) < 0.2
    return [
      ...each([mp4, 'mp4']),
      ...each([webm, 'webm']),
      ...(isSame
        ? []
        : [`${name}.mp4 lasts ${mp4.seconds} s, ${name}.webm ${webm.seconds} s: make both anew`]),
    ]
  })
  return (await Promise.all(faults)).flat()
}
