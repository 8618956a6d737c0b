import { statSync } from 'node:fs'
import path from 'node:path'
import { ALL_FORMATS, FilePathSource, Input } from 'mediabunny'
import { readSources, sourceFolder } from './sources'

/** What a film behind a headline may be. */
const most = { bytes: 1_500_000, seconds: 20, width: 1920 }

/** What only the file of a film tells. */
export async function readFilm(file: string) {
  using input = new Input({ source: new FilePathSource(file), formats: ALL_FORMATS })
  const picture = await input.getPrimaryVideoTrack()
  return {
    bytes: statSync(file).size,
    seconds: await input.computeDuration(),
    width: picture?.displayWidth ?? 0,
    height: picture?.displayHeight ?? 0,
    hasSound: (await input.getPrimaryAudioTrack()) !== null,
  }
}

/**
 * Returns a line for each thing that is wrong with a film: its size, its length, or its two files.
 * @param limits what differs from what a film behind a headline may be
 */
export async function filmFaults(root: string, limits: Partial<typeof most> = {}) {
  const { bytes, seconds, width: widest } = { ...most, ...limits }
  const faults: string[] = []
  for (const film of readSources(root).filter(({ file }) => file.endsWith('.mp4'))) {
    const lengths: number[] = []
    for (const file of [film.file, film.file.replace('.mp4', '.webm')]) {
      const read = await readFilm(path.join(sourceFolder(root), file))
      const size = `${read.width}×${read.height}`
      const listed = `${film.width}×${film.height}`
      lengths.push(read.seconds)
      if (read.bytes > bytes) faults.push(`${file} has ${read.bytes} bytes: at most ${bytes}`)
      if (read.seconds > seconds)
        faults.push(`${file} is ${read.seconds} s long: at most ${seconds} s`)
      if (read.width > widest) faults.push(`${file} is ${size}: at most ${widest} wide`)
      if (read.hasSound) faults.push(`${file} has sound, which nobody hears`)
      if (size !== listed) faults.push(`${file} is ${size}, media.json says ${listed}`)
    }
    const [mp4 = 0, webm = 0] = lengths
    if (Math.abs(mp4 - webm) >= 0.2)
      faults.push(`${film.file} lasts ${mp4} s, its webm ${webm} s: make both anew`)
  }
  return faults
}
