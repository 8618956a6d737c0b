import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { Plan } from './plan'

const manifest = z.record(z.string(), z.unknown())

/** What a plan changes: entries of manifests, files that are missing or old, and those of no use. */
function changesBy(root: string, { outputs, manifests }: Plan) {
  const present = new Set(
    globSync('{content/pictures,content/videos,social-images}/**/*.*', {
      cwd: path.join(root, 'public'),
    }).map((file) => `/${file}`),
  )
  const entries = Object.entries(manifests).flatMap(([file, wanted]) => {
    const kept = path.join(root, file)
    const old = existsSync(kept) ? manifest.parse(JSON.parse(readFileSync(kept, 'utf8'))) : {}
    return Object.keys({ ...wanted, ...old })
      .filter((name) => !isDeepStrictEqual(old[name], wanted[name]))
      .map((name) => ({ file, name }))
  })
  const isOld = (address: string) => entries.some(({ name }) => name === address)
  return {
    entries,
    missing: outputs.filter(({ address }) => !present.has(address) || isOld(address)),
    unused: [...present.difference(new Set(outputs.map(({ address }) => address)))],
  }
}

/** A line for each file under `root` that a plan would change. Makes nothing. */
export function staleOutputs(root: string, plan: Plan): string[] {
  const { entries, missing, unused } = changesBy(root, plan)
  return [
    ...entries.map(({ file, name }) => `${file}: ${name} is not what content and the settings say`),
    ...missing.map(({ address }) => `public${address} is missing or old`),
    ...unused.map((address) => `public${address} is not used`),
  ]
}

/** The text of a manifest, with one line per entry for readable diffs. */
const manifestText = (entries: Record<string, unknown>): string =>
  `{\n${Object.entries(entries)
    .map(([name, entry]) => `  ${JSON.stringify(name)}: ${JSON.stringify(entry)}`)
    .join(',\n')}\n}\n`

/**
 * Makes what is missing or old, removes what is not used, and writes the manifests.
 * @param report gets the address of each file that was made
 */
export async function makeOutputs(
  root: string,
  plan: Plan,
  report: (address: string) => void,
): Promise<void> {
  const { missing, unused } = changesBy(root, plan)
  for (const { address, make } of missing) {
    const file = path.join(root, 'public', address)
    mkdirSync(path.dirname(file), { recursive: true })
    // An interrupted run leaves no half of a file under its name.
    writeFileSync(`${file}.part`, await make())
    renameSync(`${file}.part`, file)
    report(address)
  }
  for (const address of unused) rmSync(path.join(root, 'public', address))
  for (const [file, entries] of Object.entries(plan.manifests))
    writeFileSync(path.join(root, file), manifestText(entries))
}
