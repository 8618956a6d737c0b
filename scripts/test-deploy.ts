import { spawnSync } from 'node:child_process'
import { CommandError, exitOnSignals, requireBuild, run } from './process/command'
import { tryOneMachine } from './test-deploy/one-machine'

/** Whether this machine has a program. */
const has = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0

/** Runs the commands of docs/operate.md: "One machine" with the present build. */
async function testDeploy() {
  if (process.platform !== 'linux')
    return console.log('Not tested here: docs/operate.md, because it is for Linux.')
  requireBuild()
  const lacking = ['nginx', 'openssl', 'curl', 'systemd-analyze'].filter((one) => !has(one))
  const problems = await tryOneMachine(lacking)
  if (lacking.length > 0)
    console.log(
      `Not tested here: ${lacking.join(', ')} in docs/operate.md, which are not installed.`,
    )
  if (problems.length > 0) throw new CommandError(problems.join('\n'))
  console.log('The commands of docs/operate.md do what it says.')
}

exitOnSignals()

run(testDeploy)
