import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

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

const WORTH_BYTES = 256
const TEXT = /\.(js|css|svg|json|txt)$/

/** At the highest quality: it takes seconds at the build and nothing when a visitor asks. */
const encodings = {
  br: (plain: Buffer) =>
    promisify(brotliCompress)(plain, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
  gz: (plain: Buffer) => promisify(gzip)(plain, { level: constants.Z_BEST_COMPRESSION }),
}

async function compress(file: string) {
  const plain = await readFile(file)
  if (plain.length < WORTH_BYTES) return
  for (const [ending, encode] of Object.entries(encodings))
    await writeFile(`${file}.${ending}`, await encode(plain))
}

/**
 * Puts a Brotli and a gzip file beside each text file that browsers load under a hashed name.
 * `server/compressed-files.ts` serves them.
 * @param build the build's folder, `.next`
 */
export async function compressAssets(build: string) {
  const folder = path.join(build, 'static')
  const files = (await readdir(folder, { recursive: true })).filter((name) => TEXT.test(name))
  await Promise.all(files.map((name) => compress(path.join(folder, name))))
}
