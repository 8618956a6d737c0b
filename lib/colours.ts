import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const sheet = readFileSync(path.join(process.cwd(), 'app/colours.css'), 'utf8')

function read(property: string): string {
  const value = new RegExp(`${property}: ([^;]+);`).exec(sheet)?.[1]
  if (!value) throw new Error(`app/colours.css has no ${property}`)
  return value
}

/** The colours of the brand for pictures, icons and the manifest, as CSS writes them. */
export const colours = {
  accent: read('--color-accent'),
  bone: read('--color-bone'),
  ink: `rgb(${read('--ink-channels').replaceAll(' ', ', ')})`,
}
