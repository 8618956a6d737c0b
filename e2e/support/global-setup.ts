import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { CommandError, requireBuild, run } from '@/scripts/process/command'
import { prepareChromium } from '@/testing/chromium'

/** What the build of `npm test` has written into itself. */
export const wanted = { SITE_URL: 'http://localhost:3000', NEWS_IMAGE_HOSTS: '127.0.0.1:4109' }
const schema = z.object({ config: z.object({ env: z.record(z.string(), z.string()) }) })

/** Throws a CommandError when the build has other settings than that of `npm test`. */
async function requireTestBuild() {
  const text = await readFile('.next/required-server-files.json', 'utf8')
  const built = schema.parse(JSON.parse(text)).config.env
  for (const [name, value] of Object.entries(wanted))
    if (built[name] !== value)
      throw new CommandError(
        `The latest build has ${name}=${built[name]}, the browser tests need ${value}: npm run build:test`,
      )
}

export default function globalSetup() {
  return new Promise<void>((resolve) =>
    run(async () => {
      requireBuild()
      await requireTestBuild()
      await prepareChromium()
      resolve()
    }),
  )
}
