import { statSync } from 'node:fs'
import path from 'node:path'
import { ALL_FORMATS, FilePathSource, Input } from 'mediabunny'
import { readSources, sourceFolder } from './sources'

/** What a film behind a headline may be. */
const MOST = { bytes: 1_500_000, seconds: 20, width: 1920 }

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

/** Returns a line for each thing that is wrong with a film: its size, its length, or its two files. */
export async function filmFaults(root: string): Promise<string[]> {
  const films = readSources(root).filter(({ file }) => file.endsWith('.mp4'))
  const faults = films.map(async ({ file, width, height }) => {
    const { name } = path.parse(file)
    const [mp4, webm] = await Promise.all(
      types.map((type) => read(path.join(sourceFolder(root), `${name}.${type}`))),
    )
    if (!mp4 || !webm) return []
    const each = ([film, type]: readonly [typeof mp4, string]) => [
      ...(film.bytes > MOST.bytes
        ? [`${name}.${type} has ${film.bytes} bytes: at most ${MOST.bytes}`]
        : []),
      ...(film.seconds > MOST.seconds
        ? [`${name}.${type} is ${film.seconds} s long: at most ${MOST.seconds} s`]
        : []),
      ...(film.width > MOST.width ? [`${name}.${type} is ${film.size}: at most 1920 wide`] : []),
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
