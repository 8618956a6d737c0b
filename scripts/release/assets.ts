import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { encode } from '@/server/encodings'

/** Chromium compiles a file that starts with it beside the main thread; others read a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Has browsers compile the site's scripts before they run them, not while. Their names stay: each
 * does what it did.
 * @param build the build's folder, `.next`
 */
export async function addCompileHints(build: string) {
  const folder = path.join(build, 'static/chunks')
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  for (const name of scripts) {
    const file = path.join(folder, name)
    const code = await readFile(file, 'utf8')
    if (!code.startsWith(HINT)) await writeFile(file, HINT + code)
  }
}

/**
 * Puts each sheet into one layer, so that a browser without layers has none of a page's styles rather than half.
 * @param build the build's folder, `.next`
 */
export async function layerSheets(build: string) {
  const folder = path.join(build, 'static/chunks')
  for (const name of (await readdir(folder)).filter((one) => one.endsWith('.css'))) {
    const file = path.join(folder, name)
    const css = await readFile(file, 'utf8')
    if (!css.startsWith('@layer site{')) await writeFile(file, `@layer site{${css}}`)
  }
}

const WORTH_BYTES = 256
const TEXT = /\.(js|css|svg|json|txt)$/

/** Writes both compressed forms of a text, at the highest quality, beside where it is or would be. */
export async function writeCompressed(file: string, plain: Buffer) {
  await writeFile(`${file}.br`, await encode('br', plain, true))
  await writeFile(`${file}.gz`, await encode('gzip', plain, true))
}

async function compress(file: string) {
  const plain = await readFile(file)
  if (plain.length >= WORTH_BYTES) await writeCompressed(file, plain)
}

/**
 * Puts a Brotli and a gzip file beside each text file that browsers load under a hashed name.
 * `server/static.ts` serves them.
 * @param build the build's folder, `.next`
 */
export async function compressAssets(build: string) {
  const folder = path.join(build, 'static')
  const files = (await readdir(folder, { recursive: true })).filter((name) => TEXT.test(name))
  await Promise.all(files.map((name) => compress(path.join(folder, name))))
}
