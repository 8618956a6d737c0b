import { mkdtemp, mkdir, rename, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import path from 'node:path'

const cache = path.resolve('node_modules/.cache')
const home = path.join(cache, 'e2e-chromium')

/**
 * Makes the browser ready and names it in the environment, which the workers inherit: the one of
 * PLAYWRIGHT_CHROMIUM, or the one in node_modules with the libraries that come along with it.
 */
export async function prepareChromium() {
  if (process.env.PLAYWRIGHT_CHROMIUM) return
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('Set PLAYWRIGHT_CHROMIUM: the browser in node_modules is for Linux x64.')
  if (!existsSync(home)) await unpack()
  process.env.PLAYWRIGHT_CHROMIUM = path.join(home, 'chromium')
  process.env.LD_LIBRARY_PATH = [path.join(home, 'al2023/lib'), process.env.LD_LIBRARY_PATH]
    .filter(Boolean)
    .join(':')
  // The same letters on every machine: a line breaks, and fonts swap, by the letters that are there.
  process.env.FONTCONFIG_PATH ??= path.join(home, 'fonts')
}

/**
 * Unpacks beside the final place and renames, so that a run cut off in the middle leaves no half of
 * a browser behind. The package reads both variables when it is called: where to unpack, and
 * whether its libraries are wanted, for a machine that has none.
 */
async function unpack() {
  await mkdir(cache, { recursive: true })
  const here = await mkdtemp(path.join(cache, 'e2e-chromium-'))
  const { TMPDIR, AWS_EXECUTION_ENV, LD_LIBRARY_PATH, FONTCONFIG_PATH } = process.env
  Object.assign(process.env, { TMPDIR: here, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' })
  try {
    const { default: chromium } = await import('@sparticuz/chromium')
    await chromium.executablePath()
    await rename(here, home)
  } catch (error) {
    if (!existsSync(home)) throw error
  } finally {
    restore({ TMPDIR, AWS_EXECUTION_ENV, LD_LIBRARY_PATH, FONTCONFIG_PATH })
    await rm(here, { recursive: true, force: true })
  }
}

function restore(variables: Record<string, string | undefined>) {
  for (const [name, value] of Object.entries(variables)) {
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
  }
}
