import { writeFileSync } from 'node:fs'
import { rm, cp, mkdtemp, symlink } from 'node:fs/promises'
import path from 'node:path'
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { isolatedProject } from '@/testing/isolated-project'
import { nextStart, type Settings, siteProcess } from '@/testing/site-process'

/** A build, and the project that it was made from. */
export interface Build {
  folder: string
  project: string
}

/** The project's own build. */
export const ownBuild = (): Build => ({ folder: path.resolve('.next'), project: path.resolve('.') })

/**
 * One process of the site on a port of its own, not started yet. Its clock can be set wrong by some
 * hours while it runs.
 * @param builds which can be deployed
 */
export async function siteInstance(builds: readonly Build[], settings: Settings) {
  const folders = await Promise.all(
    builds.map(({ folder, project }) => isolatedProject(folder, project)),
  )
  const clockFile = path.join(folders[0] ?? '', 'hours-wrong')
  const setClock = (hours: number) => writeFileSync(clockFile, String(hours))
  setClock(0)
  const site = await siteProcess({ ...settings, CLOCK_FILE: clockFile })
  const clock = path.resolve('testing/shifted-clock.cjs')
  let build = 0
  return {
    ...site,
    setClock,
    /** `log` is a descriptor that gets what it writes. */
    start: (log?: number) => site.start(nextStart(folders[build] ?? '', [clock]), log),
    /** The index of its build in `builds`. */
    build: () => build,
    /** Has the next start use the next build. */
    deploy: () => void (build = (build + 1) % builds.length),
    async remove() {
      await site.stop('SIGKILL')
      await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })))
    },
  }
}

/** One process of the site. */
export type Instance = Awaited<ReturnType<typeof siteInstance>>

const run = (command: string, args: readonly string[], env: NodeJS.ProcessEnv, cwd = '.') =>
  void execFileSync(command, args, { env, cwd, stdio: ['ignore', 'ignore', 'inherit'] })

/** Builds another commit in a folder beside this one, with the packages of this one. */
function buildCommit(commit: string, env: NodeJS.ProcessEnv) {
  const project = path.resolve(`../octa-gym-faults-${process.pid}`)
  const remove = () => run('git', ['worktree', 'remove', '--force', project], process.env)
  run('git', ['worktree', 'add', '--detach', project, commit], process.env)
  process.once('exit', remove)
  run('cp', ['-al', path.resolve('node_modules'), project], process.env)
  run('npm', ['run', 'build'], env, project)
  return { folder: path.join(project, '.next'), project }
}

/**
 * Builds the site twice from nothing with one key, as two deploys of one installation.
 * @param previous a commit to build first, for a rollback; undefined for this commit
 * @returns both builds; the second is the project's own. `remove` deletes the first
 */
export async function twoBuilds(previous: string | undefined) {
  const key = randomBytes(32).toString('base64')
  const env = { ...process.env, NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: key }
  const parent = await mkdtemp(path.join(tmpdir(), 'octa-gym-build-'))
  let first: Build = { folder: path.join(parent, '.next'), project: path.resolve('.') }
  if (previous === undefined) {
    await rm('.next', { recursive: true, force: true })
    run('npm', ['run', 'build'], env)
    await cp('.next', first.folder, { recursive: true, verbatimSymlinks: true })
    // A build has links to the packages beside it.
    await symlink(path.resolve('node_modules'), path.join(parent, 'node_modules'))
  } else first = buildCommit(previous, env)
  await rm('.next', { recursive: true, force: true })
  run('npm', ['run', 'build'], env)
  const remove = () => rm(parent, { recursive: true, force: true })
  return { builds: [first, ownBuild()], remove }
}
