import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Build, ownBuild } from './instance'

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
 * @param previous a commit from which the first is made, to roll back to; else it is this one, too
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
