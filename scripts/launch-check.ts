import { siteSources } from './site-sources'
import { findStandIns } from './stand-ins'

const found = findStandIns(siteSources())
for (const { file, line, kind, text } of found) console.log(`${file}:${line}: ${kind}: ${text}`)
console.log(
  found.length > 0
    ? `Stand-ins left: ${found.length}. Replace them before the launch.`
    : 'No stand-in is left.',
)
process.exitCode = found.length > 0 ? 1 : 0
