import { parseArgs } from 'node:util'
import { twoBuilds, ownBuild } from './faults/instance'
import { runFaults } from './faults/run'
import { faultyPostgres, faultySqlite } from './faults/stores'
import { CommandError, exitOnSignals, readCount, requireBuild, run } from './process/command'

type Result = Awaited<ReturnType<typeof runFaults>> & { store: string }

/** Writes the results as tables, and each problem as a line on standard error. */
function printResults(results: readonly Result[]) {
  const rows = results.map(({ store, answersByFault, note, problems, output, ...row }) => {
    console.log(`\n${store}: answers to the posts, by what was broken meanwhile. ${note}`)
    console.table(Object.fromEntries(answersByFault))
    if (problems.length > 0) console.error(`${store}: the end of the site's output\n${output}`)
    for (const line of problems.slice(0, 50)) console.error(`${store}: ${line}`)
    return [store, row] as const
  })
  console.table(Object.fromEntries(rows))
}

const { short, only, previous, ...values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    store: { type: 'string' },
    seed: { type: 'string' },
    previous: { type: 'string' },
    only: { type: 'string' },
  },
}).values
const stores = {
  sqlite: { openStore: faultySqlite, instances: 1 },
  postgres: { openStore: faultyPostgres, instances: 2 },
}

async function faults() {
  const rounds = readCount('rounds', values.rounds, short ? 7 : 200)
  const seed = readCount('seed', values.seed, 1 + (Date.now() % 1_000_000))
  const chosen = Object.entries(stores).filter(([name]) => name === (values.store ?? name))
  if (chosen.length === 0) throw new CommandError('--store must be sqlite or postgres.')
  if (short) requireBuild()
  console.log(
    `${rounds} rounds with --seed ${seed}${values.store ? ` --store ${values.store}` : ''}`,
    short ? '(deploys and a hanging backend are in the long form only)' : '',
  )
  const made = short ? { builds: [ownBuild()], remove: () => undefined } : await twoBuilds(previous)
  const plan = {
    rounds,
    seed,
    only,
    builds: made.builds,
    emptyWithinMs: short ? 300_000 : 60_000,
    // The short form runs beside the browser tests, on a machine of any speed.
    slackMs: short ? 60_000 : 0,
  }
  try {
    const results = await Promise.all(
      chosen.map(async ([store, how]) => {
        const progress = (round: number) => {
          if (round % 25 === 0) console.log(`${store}: round ${round} of ${rounds}`)
        }
        return { store, ...(await runFaults({ ...plan, ...how, progress })) }
      }),
    )
    printResults(results)
    if (results.some(({ problems }) => problems.length > 0)) process.exitCode = 1
  } finally {
    await made.remove()
  }
}

exitOnSignals()

run(faults)
