import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

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
