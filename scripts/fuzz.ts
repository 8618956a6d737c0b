import { parseArgs } from 'node:util'
import { fuzz, type Result } from './fuzz/run'
import { exitOnSignals, readCount, requireBuild, run } from './process/command'

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    requests: { type: 'string' },
    seed: { type: 'string' },
  },
})
/** The short form is the same each time, so that it fails only for what was changed. */
const shortSeed = 20_261_122

function print({ statuses, leads, thanked, memory, costs, p99, problems }: Result) {
  console.table(Object.fromEntries(statuses))
  console.table(costs)
  console.log(`${thanked} thanked, ${leads} leads in the store`)
  console.log(
    `memory after a tenth ${memory.early} MB, half ${memory.half} MB, all ${memory.late} MB`,
  )
  const [alone, crowded] = [p99.alone, p99.crowded].map(Math.round)
  console.log(`p99 of / for one visitor ${alone} ms, among slow clients ${crowded} ms`)
  for (const line of problems.slice(0, 50)) console.error(line)
}

async function main() {
  requireBuild()
  const requests = readCount('requests', values.requests, values.short ? 300 : 20_000)
  const seed = readCount(
    'seed',
    values.seed,
    values.short ? shortSeed : 1 + (Date.now() % 1_000_000),
  )
  console.log(`${requests} requests with --seed ${seed}`)
  const crowd = values.short
    ? { idle: 100, trickling: 40, pictures: 16 }
    : { idle: 500, trickling: 200, pictures: 64 }
  const visits = values.short ? 50 : 300
  const longTexts = values.short ? 5 : 100
  // The short form shares a machine of any speed with other tests.
  const maxWaitMs = values.short ? 20_000 : 200
  const result = await fuzz({ requests, seed, longTexts, crowd, visits, maxWaitMs })
  print(result)
  if (result.problems.length > 0) process.exitCode = 1
}

exitOnSignals()

run(main)
