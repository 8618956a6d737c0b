import path from 'node:path'

/** What the check looks at; every path is from the root of the project, with `/`. */
export interface Project {
  /** The text of each Markdown file by its path. */
  pages: ReadonlyMap<string, string>
  exists: (file: string) => boolean
  /** The names of the files and folders at the root that belong to the project. */
  topLevel: ReadonlySet<string>
  scripts: Readonly<Record<string, string>>
  /** Versions by package, dependencies of both kinds. */
  packages: Readonly<Record<string, string>>
  /** The text of the files with the settings' schemas, and of .env.example. */
  envSource: string
  envExample: string
}

/** Settings that no part of the site reads through lib/env.ts: they belong to the build and to the sandbox. */
const otherSettings = ['NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', 'SANDBOX_PORT']

const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, first = '', second = '']) => [first, second] as const)
const names = (text: string, pattern: RegExp) => all(text, pattern).map(([name]) => name)
const fences = /^```.*?^```/gms
const fileName = /\.(cjs|css|jpg|json|md|mjs|svg|tsx?|webp)$/

function deadPaths(page: string, text: string, { topLevel, exists }: Project): string[] {
  const prose = text.replace(fences, '')
  const quoted = names(prose, /`(?:@\/)?([\w.@()[\]-][\w.@()[\]/-]*)`/g)
  const meant = quoted.filter(
    (word) => topLevel.has(word.split('/')[0] ?? '') || fileName.test(word),
  )
  const linked = names(prose, /\]\((?!\w+:|#)([^)#\s]+)/g).map((to) =>
    path.posix.join(path.posix.dirname(page), to),
  )
  return [...meant, ...linked]
    .filter((file) => !exists(file))
    .map((file) => `${page}: there is no ${file}`)
}

function deadCommands(page: string, text: string, { scripts }: Project): string[] {
  return all(text, /\bnpm (?:run ([\w:-]+)|(test|start)\b)/g)
    .map(([run, short]) => run || short)
    .filter((command) => !(command in scripts))
    .map((command) => `${page}: there is no npm run ${command}`)
}

function difference(page: string, told: readonly string[], wanted: readonly string[]): string[] {
  return [
    ...wanted.filter((name) => !told.includes(name)).map((name) => `${page}: ${name} is missing`),
    ...told.filter((name) => !wanted.includes(name)).map((name) => `${page}: ${name} is not used`),
  ]
}

/**
 * One readable line for each thing the documentation says that is not so: a path or a command that
 * does not exist, a dependency or a setting that is missing, too many or has another version.
 */
export function docsProblems(project: Project): string[] {
  const { pages, packages, envSource, envExample } = project
  const settings = [...names(envSource, /^ {2}([A-Z][A-Z_]+): /gm), ...otherSettings]
  const page = (file: string) => pages.get(file) ?? ''
  const versions = all(page('docs/dependencies.md'), /^\| `([^`]+)` +\| `([^`]+)` /gm)
  return [
    ...[...pages].flatMap(([file, text]) => deadPaths(file, text, project)),
    ...[...pages].flatMap(([file, text]) => deadCommands(file, text, project)),
    ...difference(
      'docs/dependencies.md',
      versions.map((entry) => entry.join(' ')),
      Object.entries(packages).map((entry) => entry.join(' ')),
    ),
    ...difference('.env.example', names(envExample, /^(?:# )?([A-Z][A-Z_]+)=/gm), settings),
    ...difference('README.md', names(page('README.md'), /^\| `([A-Z][A-Z_]+)` /gm), settings),
  ]
}
