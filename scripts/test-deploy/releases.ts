import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, cp, mkdir, mkdtemp, readdir, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { isolatedProject } from '@/testing/isolated-project'
import { nextStart, type Program } from '@/testing/site-process'

const run = promisify(execFile)

/** Marks each page, so that its scripts differ from those of the build before. */
const mark = (name: string) => `document.documentElement.dataset.release = '${name}'\n`

/** The public address that the releases are built for. The test reaches them at another one. */
const siteUrl = 'https://www.octagym.example'

/** A banner host that is set at build time only. */
export const bannerHost = 'pictures.example'

/** A build on the disk: what Node runs in its folder, and the paths of its files. */
export interface Release extends Program {
  assets: ReadonlySet<string>
}

/** The present build in place of both releases, for the short form. */
export async function presentBuild() {
  const folder = await isolatedProject()
  const release: Release = { ...nextStart(folder), assets: await assetsOf(folder) }
  return { root: folder, first: release, second: release }
}

async function assetsOf(folder: string) {
  const root = path.join(folder, '.next/static')
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)))
  return new Set(files.map((file) => `/_next/static/${file}`))
}

/** Only root may write to a release; the user of the site may write to its caches. */
async function makeReadOnly(folder: string, owner: number) {
  const caches = ['cache', 'server/route-cache'].map((name) => path.join(folder, '.next', name))
  for (const cache of caches) await mkdir(cache, { recursive: true })
  await run('chmod', ['-R', 'go-w,a+rX', folder])
  if (process.getuid?.() === 0) await run('chown', ['-R', String(owner), ...caches])
}

/**
 * Builds two releases of the project in a copy of it, one after the other and with one key, as an
 * operator does; the second differs from the first in the scripts of each page.
 * @param owner the user that the site will run as
 */
export async function twoReleases(owner: number) {
  const root = await mkdtemp(path.join(tmpdir(), 'octa-gym-releases-'))
  await chmod(root, 0o755)
  const project = path.join(root, 'project')
  const key = randomBytes(32).toString('base64')
  const ownOnly = /^(\.git|\.next|\.data|\.env.*|node_modules|test-results)$/
  for (const name of (await readdir('.')).filter((one) => !ownOnly.test(one)))
    await cp(name, path.join(project, name), { recursive: true })
  // Links take a quarter of the time of copies, and no room.
  await run('cp', ['-al', path.resolve('node_modules'), path.join(project, 'node_modules')])

  async function build(name: string): Promise<Release> {
    await writeFile(path.join(project, 'instrumentation-client.ts'), mark(name))
    await run('npm', ['run', 'build'], {
      cwd: project,
      env: {
        ...process.env,
        SITE_URL: siteUrl,
        NEWS_IMAGE_HOSTS: bannerHost,
        NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: key,
      },
      maxBuffer: 64 * 1024 * 1024,
    })
    const folder = path.join(root, name)
    await rename(path.join(project, '.next/standalone'), folder)
    await makeReadOnly(folder, owner)
    return { folder, command: ['server.js'], assets: await assetsOf(folder) }
  }
  const first = await build('first')
  const second = await build('second')
  return { root, first, second }
}
