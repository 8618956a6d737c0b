import { loadEnvConfig } from '@next/env'
import { findPlaceholders } from './placeholders'

/*
 * Lists what nobody has confirmed, and ends with 1 while something is left. As `launch-check.ts build`
 * it is the first step of a build, and says something only with LAUNCHED=1.
 */
// The files that the build reads.
loadEnvConfig('.')
const isBuild = process.argv[2] === 'build'
const found = isBuild && process.env.LAUNCHED !== '1' ? [] : findPlaceholders()
for (const [why, same] of Map.groupBy(found, (one) => one.why)) {
  console.log(`${same.length}: ${why}`)
  if (isBuild) continue
  for (const { file, line, text } of same) console.log(`  ${file}:${line}: ${text}`)
  console.log()
}
if (found.length > 0) {
  const refused = 'LAUNCHED=1 refuses a build with placeholders: npm run launch-check lists them.'
  console.log(isBuild ? refused : `${found.length} placeholders. docs/launch.md says who decides.`)
  process.exitCode = 1
}
