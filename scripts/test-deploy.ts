import { execFileSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { CommandError, exitOnSignals, requireBuild, run } from './process/command'
import { has } from './test-deploy/nginx'
import { tryOneMachine } from './test-deploy/one-machine'
import { presentBuild, twoReleases } from './test-deploy/releases'
import { runDeploys } from './test-deploy/run'

const { short } = parseArgs({ options: { short: { type: 'boolean', default: false } } }).values

/** Tries the commands of docs/deploy.md with the present build. */
async function testDocument() {
  requireBuild()
  const programs = ['nginx', 'openssl', 'curl', 'systemd-analyze']
  const lacking = programs.filter((program) => !has(program))
  const problems = await tryOneMachine(lacking)
  for (const line of problems) console.error(line)
  if (problems.length > 0) process.exitCode = 1
  else console.log('The commands of docs/deploy.md, “One machine”, do what it says.')
  if (lacking.length > 0)
    console.log(
      `Not tested here: ${lacking.join(', ')} in docs/deploy.md, because this machine lacks them.`,
    )
}

async function testDeploy() {
  if (process.platform === 'linux') await testDocument()
  if (!has('nginx')) {
    const skipped = 'Not tested here: a deploy behind nginx, because there is no nginx.'
    if (short) return console.log(skipped)
    throw new CommandError(`${skipped} On Debian or Ubuntu: apt-get install nginx.`)
  }
  const isRoot = process.getuid?.() === 0
  const user = isRoot && !short ? Number(execFileSync('id', ['-u', 'nobody'])) : undefined
  if (!isRoot && !short)
    console.log('Without root the site runs as this user, who may write to the release.')
  console.log(
    short
      ? 'The short form restarts the present build; the whole test makes two releases.'
      : 'Building two releases; this takes some minutes.',
  )
  const releases = await (short ? presentBuild() : twoReleases(user ?? 0))
  try {
    const { phases, problems, count, output, nginx } = await runDeploys({
      ...releases,
      user,
      short,
    })
    console.table(phases)
    console.log('requests, and answers that the kill cut off', count)
    if (problems.length === 0) return
    console.error(`The end of what the site wrote:\n${output}\nnginx:\n${nginx}`)
    for (const line of problems.slice(0, 50)) console.error(line)
    console.error(`${problems.length} problems`)
    process.exitCode = 1
  } finally {
    await rm(releases.root, { recursive: true, force: true })
  }
}

exitOnSignals()

run(testDeploy)
