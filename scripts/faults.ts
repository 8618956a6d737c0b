import { parseArgs } from 'node:util'
import { breakOneCall, isAsPromised } from './faults/broken-call'
import { twoBuilds } from './faults/builds'
import { ownBuild } from './faults/instance'
import { printBrokenCall, printResults } from './faults/print'
import { runFaults } from './faults/run'
import { faultyPostgres } from './faults/postgres'
import { faultySqlite } from './faults/sqlite'
import { CommandError, exitOnSignals, readCount, requireBuild, run } from './command'

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    store: { type: 'string' },
    seed: { type: 'string' },
    previous: { type: 'string' },
    only: { type: 'string' },
    'broken-call': { type: 'string' },
  },
})
const stores = {
  sqlite: { openStore: faultySqlite, instances: 1 },
  postgres: { openStore: faultyPostgres, instances: 2 },
}

function chooseStores() {
  const chosen = Object.entries(stores).filter(([name]) => name === (values.store ?? name))
  if (chosen.length === 0) throw new CommandError('--store must be sqlite or postgres.')
  return chosen
}

/** One call is broken for some minutes, in one store after the other. */
async function brokenCall() {
  requireBuild()
  const minutes = readCount('broken-call', values['broken-call'], 1)
  for (const [store, { openStore }] of chooseStores()) {
    const result = await breakOneCall(openStore, minutes)
    printBrokenCall(store, result)
    if (!isAsPromised(result)) process.exitCode = 1
  }
}

async function faults() {
  const rounds = readCount('rounds', values.rounds, values.short ? 7 : 200)
  const seed = readCount('seed', values.seed, 1 + (Date.now() % 1_000_000))
  const chosen = chooseStores()
  if (values.short) requireBuild()
  const again = chosen.map(([name]) => ` --store ${name}`).slice(0, chosen.length === 1 ? 1 : 0)
  console.log(
    `${rounds} rounds with --seed ${seed}${again.join('')}`,
    values.short ? '(deploys and a hanging backend are in the long form only)' : '',
  )
  const made = values.short
    ? { builds: [ownBuild()], remove: () => Promise.resolve() }
    : await twoBuilds(values.previous)
  try {
    const results = await Promise.all(
      chosen.map(async ([store, how]) => {
        const progress = (round: number) => {
          if (round % 25 === 0) console.log(`${store}: round ${round} of ${rounds}`)
        }
        const emptyWithinMs = values.short ? 300_000 : 60_000
        const plan = {
          ...how,
          rounds,
          seed,
          only: values.only,
          builds: made.builds,
          emptyWithinMs,
          // The short form runs beside the browser tests, on a machine of any speed.
          slackMs: values.short ? 60_000 : 0,
          progress,
        }
        return { store, rounds, ...(await runFaults(plan)) }
      }),
    )
    printResults(results)
    if (results.some(({ problems }) => problems.length > 0)) process.exitCode = 1
  } finally {
    await made.remove()
  }
}

exitOnSignals()

run(values['broken-call'] === undefined ? faults : brokenCall)
