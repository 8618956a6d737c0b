import { findStandIns } from './stand-ins'

const found = findStandIns()
for (const why of new Set(found.map((one) => one.why))) {
  console.log(why)
  for (const { file, line, text } of found.filter((one) => one.why === why))
    console.log(`  ${file}:${line}: ${text}`)
  console.log()
}
console.log(
  `${found.length} lines with stand-ins. What the customer has to decide is in docs/launch.md.`,
)
process.exitCode = found.length > 0 ? 1 : 0
