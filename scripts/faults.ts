import { parseArgs } from 'node:util'
import { nextRelease, presentRelease } from './faults/releases'
import { runFaults } from './faults/run'
import { faultyPostgres, faultySqlite } from './faults/stores'
import { CommandError, exitOnSignals, readCount, requireBuild, run } from './process/command'

type Result = Awaited<ReturnType<typeof runFaults>> & { store: string }

/** Writes the results as tables, and each problem as a line on standard error. */
function printResults(results: readonly Result[]) {
  const rows = results.map(({ store, outcomesByFault, problems, output, ...row }) => {
    console.log(`\n${store}: responses to the posts, by what was broken meanwhile`)
    console.table(Object.fromEntries(outcomesByFault))
    if (problems.length > 0) console.error(`${store}: the end of the sites' output\n${output}`)
    for (const line of problems.slice(0, 50)) console.error(`${store}: ${line}`)
    return [store, row] as const
  })
  console.table(Object.fromEntries(rows))
}

const { short, only, ...values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    store: { type: 'string' },
    seed: { type: 'string' },
    only: { type: 'string', multiple: true, default: [] },
  },
}).values
const stores = { sqlite: faultySqlite, postgres: faultyPostgres }

async function faults() {
  const rounds = readCount('rounds', values.rounds, short ? 7 : 200)
  const seed = readCount('seed', values.seed, 1 + (Date.now() % 1_000_000))
  const chosen = Object.entries(stores).filter(([name]) => name === (values.store ?? name))
  if (chosen.length === 0) throw new CommandError('--store must be sqlite or postgres.')
  requireBuild()
  console.log(`${rounds} rounds with --seed ${seed}${short ? '' : '; building another release'}`)
  const present = await presentRelease()
  const releases = [present]
  try {
    if (!short) releases.push(await nextRelease())
    // The short form runs beside the browser tests, on a machine of any speed.
    const plan = { rounds, seed, only, releases, slackMs: short ? 60_000 : 0 }
    const results = await Promise.all(
      chosen.map(async ([store, openStore]) => {
        const progress = (round: number) => {
          if (round % 25 === 0) console.log(`${store}: round ${round} of ${rounds}`)
        }
        return { store, ...(await runFaults({ ...plan, openStore, progress })) }
      }),
    )
    printResults(results)
    if (results.some(({ problems }) => problems.length > 0)) process.exitCode = 1
  } finally {
    await Promise.all(releases.map((release) => release.remove()))
  }
}

exitOnSignals()

run(faults)
