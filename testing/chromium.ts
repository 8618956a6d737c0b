import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { CommandError } from '@/scripts/process/command'

/**
 * Names the browser of the tests in the environment, which test workers inherit: the one that
 * PLAYWRIGHT_CHROMIUM names, the one that comes as an npm package, which is for Linux x64 only, or
 * Playwright's own.
 * @throws a CommandError that says how to get Playwright's own when it is not installed
 */
export async function prepareChromium() {
  if (process.env.PLAYWRIGHT_CHROMIUM) return
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    const { chromium } = await import('@playwright/test')
    if (existsSync(chromium.executablePath())) return
    throw new CommandError('There is no browser to test with. Run: npx playwright install chromium')
  }
  const folder = await unpackedChromium()
  const { LD_LIBRARY_PATH } = process.env
  Object.assign(process.env, {
    PLAYWRIGHT_CHROMIUM: path.join(folder, 'chromium'),
    LD_LIBRARY_PATH: [path.join(folder, 'al2023/lib'), LD_LIBRARY_PATH].filter(Boolean).join(':'),
    // Lines break by the fonts that are installed: every machine gets these.
    FONTCONFIG_PATH: folder,
  })
}

/** Starts the browser, for a command. */
export async function launchChromium() {
  await prepareChromium()
  const { chromium } = await import('@playwright/test')
  const executablePath = process.env.PLAYWRIGHT_CHROMIUM
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return chromium.launch({ args, ...(executablePath && { executablePath }) })
}

/** The folder with the browser, the libraries that it needs and the only fonts that it sees. */
async function unpackedChromium() {
  const packageFile = await readFile('node_modules/@sparticuz/chromium/package.json', 'utf8')
  const version = /"version": "(.+)"/.exec(packageFile)?.[1]
  const cache = path.resolve('node_modules/.cache')
  const folder = path.join(cache, `chromium-${version}`)
  if (existsSync(folder)) return folder

  // It is renamed when it is complete, so an interrupted run leaves no half of a browser there.
  await mkdir(cache, { recursive: true })
  const made = await mkdtemp(`${folder}-`)
  // The package unpacks to TMPDIR. It unpacks the libraries only in an environment like this one.
  const env = { ...process.env, TMPDIR: made, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' }
  const unpack = "import('@sparticuz/chromium').then((it) => it.default.executablePath())"
  await promisify(execFile)(process.execPath, ['-e', unpack], { env })
  await writeFile(
    path.join(made, 'fonts.conf'),
    `<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/font-cache</cachedir>
</fontconfig>
`,
  )
  try {
    await rename(made, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
    await rm(made, { recursive: true, force: true })
  }
  return folder
}
