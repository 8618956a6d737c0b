import { execFileSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { CommandError, exitOnSignals, requireBuild, run } from './process/command'
import { has } from './test-deploy/nginx'
import { presentBuild, twoReleases } from './test-deploy/releases'
import { runDeploys } from './test-deploy/run'
import { measureSpeed } from './test-deploy/speed'

const debian = 'On Debian or Ubuntu: apt-get install nginx wrk.'

/** Requests a second from nginx's cache beside those of its files, with the build that is there. */
async function testSpeed() {
  requireBuild()
  if (!(await has('wrk')))
    throw new CommandError(`There is no wrk, which makes the load. ${debian}`)
  const { root, first } = await presentBuild()
  console.table(await measureSpeed(first))
  await rm(root, { recursive: true, force: true })
}

async function testReleases(short: boolean) {
  const isRoot = process.getuid?.() === 0
  const user = isRoot && !short ? Number(execFileSync('id', ['-u', 'nobody'])) : undefined
  if (!isRoot && !short)
    console.log('Without root the site runs as this user, who owns the release.')
  console.log(
    short
      ? 'The short form restarts the build that is there; the whole test makes two releases.'
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
    console.log(
      `${count.pages} pages, ${count.parts} parts of pages, ${count.assets} files, ${count.posts} forms; the kill cut off ${count.cutOff} parts of pages`,
    )
    if (problems.length === 0) return
    console.error(`The end of what the site wrote:\n${output}\nnginx:\n${nginx}`)
    for (const line of problems.slice(0, 50)) console.error(line)
    console.error(`${problems.length} problems`)
    process.exitCode = 1
  } finally {
    await rm(releases.root, { recursive: true, force: true })
  }
}

async function testDeploy() {
  const { short, speed } = parseArgs({
    options: {
      short: { type: 'boolean', default: false },
      speed: { type: 'boolean', default: false },
    },
  }).values
  const hasNginx = await has('nginx')
  if (short && !hasNginx)
    return console.log('Not tested here: a deploy behind nginx, because there is no nginx.')
  if (!hasNginx) throw new CommandError(`There is no nginx. ${debian} Nothing was tested.`)
  return speed ? testSpeed() : testReleases(short)
}

exitOnSignals()

run(testDeploy)
