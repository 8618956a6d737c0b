import { mkdtempSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { runFaults } from './faults/run'
import { faultyPostgres, faultySqlite } from './faults/stores'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '200' },
    store: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    short: { type: 'boolean', default: false },
  },
})
async function main() {
const result = await runFaults({ rounds: Number(values.rounds), seed: Number(values.seed), instances: values.store === 'postgres' ? 2 : 1, builds: ['/tmp/wt/faults/.next'], patience: 60_000, openStore: values.store === 'postgres' ? faultyPostgres : faultySqlite })
const { felt, output, problems, ...rest } = result
console.log(rest, felt, problems.slice(0, 20))
if (problems.length) console.log(output)
}
void main()
