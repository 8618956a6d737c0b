import { setTimeout as wait } from 'node:timers/promises'
import { seeded } from '@/testing/random'
import { type Installation, paths } from './installation'
import { readEverything } from './reading'

/** Longer than the time for which nginx need not ask the site for a page. */
const pagesAreOldMs = 11_000

/**
 * Backend, database and both processes end; nginx still shows every page that it has seen.
 * @param taken those of `encodings` that are asked for
 */
export async function takeAllAway(
  { sandbox, store, sites, nginx, problems }: Installation,
  taken: readonly string[],
) {
  const readAll = async (when: string) =>
    problems.push(
      ...(await readEverything(nginx.url, taken)).map((problem) => `${when}: ${problem}`),
    )
  await sandbox.close()
  await store.troubles['Postgres stopped']?.begin(seeded(1))
  await wait(pagesAreOldMs)
  await readAll('backend and database away')
  await Promise.all(sites.map((site) => site.stop('SIGKILL')))
  await wait(pagesAreOldMs)
  await readAll('all away')
  const form = await fetch(`${nginx.url}/contact`, { method: 'POST', body: new FormData() })
  if (form.status !== 503) problems.push(`all away: ${form.status} for a form`)
  return `${paths.length} pages are shown`
}
