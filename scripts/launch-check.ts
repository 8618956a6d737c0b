import { findPlaceholders } from './placeholders'

/* Lists what nobody has confirmed, and ends with 1 while something is left. */
const found = findPlaceholders()
for (const [why, same] of Map.groupBy(found, (one) => one.why)) {
  console.log(`${same.length}: ${why}`)
  for (const { file, line, text } of same) console.log(`  ${file}:${line}: ${text}`)
  console.log()
}
if (found.length > 0) {
  console.log(`${found.length} placeholders. docs/launch.md says who decides.`)
  process.exitCode = 1
}
