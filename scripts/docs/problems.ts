import { deadLinks, find, names, type Pages, withoutFences, wrongDecisions } from './links'
import { wrongPictures } from './pictures'

/** The input of the check. Every path is from the root of the project, with `/`. */
export interface Project {
  pages: Pages
  exists: (file: string) => boolean
  /** The names of the files and folders at the root that belong to the project. */
  topLevel: ReadonlySet<string>
  scripts: Readonly<Record<string, string>>
  /** Versions by package, dependencies of both kinds. */
  packages: Readonly<Record<string, string>>
  /** The text of the files with the settings' schemas, and of .env.example. */
  envSource: string
  envExample: string
  /** The code of `app`, `components`, `lib` and the budgets of the browser tests, by path. */
  sources: Pages
}

/** Settings of the build and of the sandbox, which lib/env.ts does not read. */
const otherSettings = ['NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', 'SANDBOX_PORT']

const fileName = /\.(cjs|css|jpg|js|json|md|mjs|svg|tsx?|webp)$/

function deadPaths(page: string, text: string, { topLevel, exists }: Project): string[] {
  return names(withoutFences(text), /`(?:@\/)?([\w.@()[\]-][\w.@()[\]/-]*)`/g)
    .filter((word) => topLevel.has(word.split('/')[0] ?? '') || fileName.test(word))
    .filter((file) => !exists(file))
    .map((file) => `${page}: there is no ${file}`)
}

const commands = (text: string) => names(text, /\bnpm (?:run ([\w:-]+)|(test|start)\b)/g)

const deadCommands = (page: string, text: string, { scripts }: Project): string[] =>
  commands(text)
    .filter((command) => !(command in scripts))
    .map((command) => `${page}: there is no npm run ${command}`)

function difference(page: string, told: readonly string[], wanted: readonly string[]): string[] {
  return [
    ...wanted.filter((name) => !told.includes(name)).map((name) => `${page}: ${name} is missing`),
    ...told.filter((name) => !wanted.includes(name)).map((name) => `${page}: ${name} is not used`),
  ]
}

const contract = 'docs/contract.md'

/** Compares the lists of settings, commands and metrics with the code. */
function wrongLists({ pages, envSource, envExample, scripts, sources }: Project): string[] {
  const text = pages.get(contract) ?? ''
  const settings = [...names(envSource, /^ {2}([A-Z][A-Z_]+): /gm), ...otherSettings]
  const rows = (text.match(/^\| `npm .*/gm) ?? []).join('\n')
  const code = [...sources].flatMap(([file, source]) => (file.startsWith('lib/') ? source : []))
  return [
    ...difference('.env.example', names(envExample, /^(?:# )?([A-Z][A-Z_]+)=/gm), settings),
    ...difference(contract, names(text, /^\| `([A-Z][A-Z_]+)` /gm), settings),
    ...difference(contract, commands(rows), Object.keys(scripts)),
    ...difference(
      contract,
      names((text.match(/^\| `octa_.*/gm) ?? []).join('\n'), /\b(octa_\w+)/g),
      names(code.join('\n'), /^ *(?:name: )?'(octa_\w+)',/gm),
    ),
  ]
}

/**
 * Returns a line for each error of the documentation: a path, link, heading or command that does not
 * exist, a decision that is too long or not listed, a wrong picture of the architecture, and a
 * dependency, setting, command or metric that is missing or not used.
 */
export function docsProblems(project: Project): string[] {
  const { pages, packages, exists } = project
  const dependencies = 'docs/dependencies.md'
  const versions = find(pages.get(dependencies) ?? '', /^\| `([^`]+)` +\| `([^`]+)` /gm)
  return [
    ...[...pages].flatMap(([page, text]) => [
      ...deadPaths(page, text, project),
      ...deadLinks(page, pages, exists),
      ...deadCommands(page, text, project),
    ]),
    ...wrongDecisions(pages),
    ...difference(
      dependencies,
      versions.map((entry) => entry.join(' ')),
      Object.entries(packages).map((entry) => entry.join(' ')),
    ),
    ...wrongLists(project),
    ...wrongPictures(pages.get('docs/architecture.md') ?? '', project.sources, exists),
  ]
}
