import { readFileSync } from 'node:fs'
import pictures from '@/content/pictures.json'
import videos from '@/content/videos.json'
import { findOpenDecisions, findStandIns, siteSources } from './release/stand-ins'

/** Files of which every entry counts. */
const entries: Record<string, number> = {
  'content/pictures.json': Object.keys(pictures).length,
  'content/videos.json': Object.keys(videos).length,
}

const found = [
  ...findStandIns(siteSources()),
  ...findOpenDecisions((file) => readFileSync(file, 'utf8')),
]
const counts = (['Texts', 'Pictures', 'Decisions'] as const).map((group) => {
  const items = found.filter((one) => one.group === group)
  console.log(`${group}\n${'='.repeat(group.length)}\n`)
  for (const why of new Set(items.map((one) => one.why))) {
    console.log(why)
    for (const { file, line, text } of items.filter((one) => one.why === why)) {
      const all = entries[file]
      console.log(`  ${file}:${line}: ${all === undefined ? text : `${all} entries`}`)
    }
    console.log()
  }
  const count = items.reduce((sum, { file }) => sum + (entries[file] ?? 1), 0)
  return `${count} ${group.toLowerCase()}`
})
console.log(
  found.length > 0 ? `Left before the launch: ${counts.join(', ')}.` : 'Nothing is left to do.',
)
process.exitCode = found.length > 0 ? 1 : 0
