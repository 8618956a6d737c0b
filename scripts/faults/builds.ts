import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { finishBuild } from '@/scripts/build/finish'
import { CommandError } from '@/scripts/ports'
import { startNext } from '@/scripts/next-process'

async function build(env: NodeJS.ProcessEnv) {
  await rm('.next', { recursive: true, force: true })
  const ended = await startNext(['build'], { env, stdio: ['ignore', 'ignore', 'inherit'] }).ended
  if (ended !== 0) throw new CommandError('The build failed: see above.')
  await finishBuild()
}

/**
 * Builds the site twice from nothing with one key, as two deploys of one installation.
 * @returns the folders of both builds; the second is the project's own. `remove` deletes the first
 */
export async function twoBuilds() {
  const key = randomBytes(32).toString('base64')
  const env = { ...process.env, NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: key }
  const first = await mkdtemp(path.join(tmpdir(), 'octa-gym-build-'))
  await build(env)
  await cp('.next', first, { recursive: true, verbatimSymlinks: true })
  await build(env)
  const remove = () => rm(first, { recursive: true, force: true })
  return { folders: [first, path.resolve('.next')], remove }
}
