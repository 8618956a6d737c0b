import { readdirSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'

/** The most source files in a folder. */
const mostInRoom = 20

const rooms = ['app', 'components', 'content', 'lib', 'server', 'sandbox', 'scripts', 'testing']

interface Walk {
  name: string
  entry: string
  /** The most files that it reaches, and the most below `server`. */
  most: number
  inServer?: number
}

/** The files that somebody reads to follow one subject from its first file. */
const walks: Walk[] = [
  { name: 'a form to its stored lead', entry: 'components/forms/form.tsx', most: 43 },
  { name: 'the guest-pass page to its lead', entry: 'app/(site)/getpass/page.tsx', most: 54 },
  { name: 'the server action to the stored lead', entry: 'lib/leads/submit.ts', most: 21 },
  { name: 'the outbox to the backend', entry: 'lib/leads/deliver.ts', most: 17 },
  { name: 'the home page', entry: 'app/(site)/page.tsx', most: 29 },
  { name: 'an article', entry: 'app/(site)/news-readmore/[newsid]/page.tsx', most: 63 },
  { name: 'a request before Next', entry: 'server/front-door.ts', most: 30, inServer: 15 },
]

/**
 * The files that value imports and `import()` reach from a file, without packages, styles and
 * `content`, which is data.
 */
async function filesOf(entry: string, root: string): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'out',
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
    alias: { '@': root },
    loader: { '.css': 'empty', '.json': 'empty' },
  })
  return Object.keys(metafile.inputs).filter(
    (file) => !file.startsWith('content/') && /\.(tsx?|cjs|mjs)$/.test(file),
  )
}

async function longWalk({ name, entry, most, inServer = most }: Walk, root: string) {
  const files = await filesOf(entry, root)
  const below = files.filter((file) => file.startsWith('server/'))
  return [
    ...(files.length > most ? [`${entry}: ${name} is ${files.length} files, not ${most}`] : []),
    ...(below.length > inServer
      ? [`${entry}: ${name} is ${below.length} files of server, not ${inServer}`]
      : []),
  ]
}

const isSource = (name: string) => /(?<!\.test|\.d)\.(tsx?|cjs|mjs|mts)$/.test(name)

function crowdedRooms(root: string): string[] {
  const folders = rooms.flatMap((room) => [
    room,
    ...readdirSync(path.join(root, room), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name))),
  ])
  return folders.flatMap((folder) => {
    const files = readdirSync(path.join(root, folder)).filter(isSource).length
    return files > mostInRoom ? [`${folder}: ${files} files, more than ${mostInRoom}`] : []
  })
}

/**
 * Returns a line for each folder with too many files, and for each walk that is too long.
 * @param root of the project
 */
export async function houseProblems(root: string): Promise<string[]> {
  const long = await Promise.all(walks.map((walk) => longWalk(walk, root)))
  return [...crowdedRooms(root), ...long.flat()]
}
