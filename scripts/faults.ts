import { parseArgs } from 'node:util'
import { type BrokenCall, breakOneCall, isAsPromised } from './faults/broken-call'
import { twoBuilds, ownBuild } from './faults/instance'
import { type Result, runFaults } from './faults/run'
import { faultyPostgres, faultySqlite } from './faults/stores'
import { CommandError, exitOnSignals, readCount, requireBuild, run } from './process/command'

/** Writes what runs on some stores showed as tables, and each problem as a line on standard error. */
function printResults(results: readonly (Result & { store: string; rounds: number })[]) {
  console.table(
    Object.fromEntries(
      results.map(({ store, rounds, ...result }) => [
        store,
        {
          rounds,
          posts: result.posts,
          thanked: result.thanked,
          delivered: result.delivered,
          'duplicates on the wire': result.repeats,
          failed: result.failed,
          lost: result.lost,
          'stored twice': result.twice,
          'not thanked': result.notThanked,
          'empty after (s)': result.emptyAfterMs / 1000,
          'well again within (s)': result.wellAgainMs / 1000,
          'longest answer (s)': result.longestAnswerMs / 1000,
          'healthy leads': result.healthy,
          'of them late': result.late,
          'undisturbed p99 (s)': result.undisturbedP99 / 1000,
        },
      ]),
    ),
  )
  for (const { store, answersByFault, note, problems, output } of results) {
    console.log(`\n${store}: answers to the posts, by what was broken meanwhile. ${note}`)
    console.table(Object.fromEntries(answersByFault))
    if (problems.length === 0) continue
    console.error(`${store}: the end of the site's output\n${output}`)
    for (const line of problems.slice(0, 50)) console.error(`${store}: ${line}`)
  }
}

/** Writes as a table what a broken call did to others. */
function printBrokenCall(store: string, result: BrokenCall) {
  const { others, p99, probesApart, emptyAfterMs, mostAtOnce } = result
  console.table({
    [store]: {
      'leads of other calls': others,
      'their p99 (s)': p99 / 1000,
      'probes apart (s)': `${probesApart.least / 1000} to ${probesApart.most / 1000}`,
      'empty after (s)': emptyAfterMs / 1000,
      'at once': mostAtOnce,
    },
  })
}

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
