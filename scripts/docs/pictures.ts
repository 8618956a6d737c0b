import path from 'node:path'
import { find, type Pages } from './links'

const page = 'docs/architecture.md'

const section = (text: string, heading: string) =>
  text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? ''

/**
 * Checks "What the browser keeps": each row must name a file that has its key, each kind of entry needs
 * a row with its days, and the table must name each file that writes.
 */
function wrongStorage(text: string, sources: Pages): string[] {
  const told = section(text, 'What the browser keeps')
  const [[kept = ''] = []] = find(
    sources.get('components/forms/browser-storage.ts') ?? '',
    /keptMs = \{(.*?)\}/gs,
  )
  const rows = kept
    .split(',')
    .flatMap((part) => find(part, /^ (\w+): (?:(\d+) \* )?dayMs/g))
    .map(([kind, days]) => {
      const time = days ? `${days} days` : '1 day'
      return {
        named: new RegExp(`^\\| \`${kind}:.*${time}`, 'm').test(told),
        row: `${kind}, ${time}`,
      }
    })
  const strange = find(told, /^\| `([a-z]+)\b(.*)/gm)
    .filter(
      ([key, row]) =>
        ![...sources].some(
          ([file, code]) => row.includes(`\`${file}\``) && code.includes(`'${key}'`),
        ),
    )
    .map(([key]) => `${page}: no file of the row ${key} has that key`)
  const writers = [...sources].filter(([, code]) => code.includes('.setItem('))
  const missing = [
    ...rows.filter(({ named }) => !named).map(({ row }) => row),
    ...writers.map(([file]) => file).filter((file) => !told.includes(`\`${file}\``)),
  ]
  return [...strange, ...missing.map((one) => `${page}: what the browser keeps lacks ${one}`)]
}

/** Checks "What is loaded when": each target of an `import()`, and the KB of the budgets. */
function wrongLoading(text: string, sources: Pages): string[] {
  const told = section(text, 'What is loaded when')
  const targets = [...sources].flatMap(([file, code]) =>
    find(code, /\bimport\('([^']+)'\)/g).map(([target]) =>
      target.startsWith('.')
        ? path.posix.join(path.posix.dirname(file), target)
        : target.replace('@/', ''),
    ),
  )
  const weights = find(told, /"(\/\S*)<br\/>([\d.]+) KB/g)
  const budgets = sources.get('e2e/budgets.ts') ?? ''
  return [
    ...targets
      .filter((target) => !told.includes(target))
      .map((target) => `${page}: what is loaded when lacks ${target}`),
    ...weights
      .filter(([at, KB]) => !budgets.includes(`'${at}': {`) || !budgets.includes(`script: ${KB},`))
      .map(([at, KB]) => `${page}: the budget of ${at} is not ${KB} KB`),
  ]
}

/**
 * Returns a line for each gap and each error in a picture or table of the architecture.
 * @param text of docs/architecture.md
 * @param sources the code of `app` and `components` and the budgets, by path
 */
export function wrongPictures(
  text: string,
  sources: Pages,
  exists: (file: string) => boolean,
): string[] {
  const drawn = find(text, /^```mermaid\n(.*?)^```/gms).map(([picture]) => picture)
  const words = drawn.flatMap((picture) => picture.split(/[\s"<>]+/))
  const files = words.filter((word) => word.includes('/') && /\.(?:tsx?|cjs|mjs)$/.test(word))
  return [
    ...files.filter((file) => !exists(file)).map((file) => `${page}: there is no ${file}`),
    ...wrongStorage(text, sources),
    ...wrongLoading(text, sources),
  ]
}
