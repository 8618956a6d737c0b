import { cp, mkdtemp, readdir, symlink } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

const ownCopy = /^(\.next|\.git|\.data|\.env.*|test-results|playwright-report)$/

/** A port that nothing listens on. */
export async function freePort() {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no TCP address')
  return address.port
}

/**
 * A new folder in which `next start` finds the project with a copy of its build: refreshed news
 * pages are written into `.next`, and one run must not see those of another. The rest is symlinked.
 * @param build the build's folder
 */
export async function isolatedProject(build = path.resolve('.next')) {
  const folder = await mkdtemp(path.join(tmpdir(), 'octa-gym-site-'))
  const entries = (await readdir('.')).filter((name) => !ownCopy.test(name))
  await Promise.all(entries.map((name) => symlink(path.resolve(name), path.join(folder, name))))
  await cp(build, path.join(folder, '.next'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !['cache', 'dev'].includes(path.relative(build, source)),
  })
  return folder
}
