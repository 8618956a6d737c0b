import { execFile, execFileSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { copySite } from '@/scripts/process/copy-site'
import { readBuilds } from '@/scripts/release/keep-assets'

const run = promisify(execFile)

/** A release on the disk: its folder and the paths of the scripts, styles and fonts of its own build. */
export interface Release {
  folder: string
  assets: readonly string[]
  remove(): Promise<void>
}

/** The id of the user that the site runs as: as root, one who may not write to a release. */
export const siteUser = () =>
  process.getuid?.() === 0 ? Number(execFileSync('id', ['-u', 'nobody'])) : undefined

/** Installs the release of a project's build as docs/operate.md says: only its caches can be written. */
async function install(project: string): Promise<Release> {
  const folder = await mkdtemp(path.join(tmpdir(), 'octa-gym-release-'))
  await run('cp', ['-R', `${project}/.next/standalone/.`, folder])
  await run('chmod', ['-R', 'go-w,a+rX', folder])
  const caches = ['cache', 'server/route-cache'].map((name) => path.join(folder, '.next', name))
  for (const cache of caches) await mkdir(cache, { recursive: true })
  const user = siteUser()
  if (user !== undefined) await run('chown', ['-R', String(user), ...caches])
  const remove = () => rm(folder, { recursive: true, force: true })
  const [own] = await readBuilds(path.join(project, '.next'))
  const assets = own?.files.map((file) => `/_next/static/${file}`) ?? []
  return { folder, assets, remove }
}

/** The release of the present build. */
export const presentRelease = () => install('.')

/** What ends a campaign: its page goes, its form is retired. */
const campaignEnds = {
  'content/pages/landing.ts': [/^ {4}'\/landing\/guwahati-assam': \{[\s\S]*?^ {4}\},\n/m, ''],
  'content/forms/retired.ts': [
    '= []',
    "= [{ form: guwahatiLead, page: '/landing/guwahati-assam', leadsTo: '/locations/list' }]\nimport { guwahatiLead } from './landing-lead'",
  ],
} as const

/**
 * Builds the release that follows the present one, with a form less: in a copy of the project, with the cache of the
 * present build, which holds its key and its assets.
 */
export async function nextRelease() {
  const project = await mkdtemp(path.join(tmpdir(), 'octa-gym-project-'))
  try {
    copySite(project)
    await cp('.next/cache', path.join(project, '.next/cache'), { recursive: true })
    // Each page gets other scripts.
    await writeFile(
      path.join(project, 'instrumentation-client.ts'),
      "document.documentElement.dataset.release = 'next'\n",
    )
    for (const [file, [found, replacement]] of Object.entries(campaignEnds)) {
      const text = await readFile(file, 'utf8')
      const changed = text.replace(found, replacement)
      if (changed === text) throw new Error(`${file} has no ${String(found)} any more`)
      await writeFile(path.join(project, file), changed)
    }
    await run('npm', ['run', 'build'], { cwd: project, maxBuffer: 64 * 1024 * 1024 })
    return await install(project)
  } finally {
    await rm(project, { recursive: true, force: true })
  }
}
