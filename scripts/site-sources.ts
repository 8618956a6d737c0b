import { readdirSync, readFileSync } from 'node:fs'

const rooms = ['app', 'components', 'content', 'lib']

/** The text of each file of the site's own code, by its path; no tests and no examples for them. */
export const siteSources = (): Map<string, string> =>
  new Map(
    rooms
      .flatMap((room) =>
        readdirSync(room, { recursive: true, encoding: 'utf8' }).map(
          (file) => `${room}/${file.replaceAll('\\', '/')}`,
        ),
      )
      .filter((file) => /(?<!\.test)\.(tsx?|cjs|mjs)$/.test(file) && !/\/fixtures\//.test(file))
      .toSorted()
      .map((file) => [file, readFileSync(file, 'utf8')]),
  )
