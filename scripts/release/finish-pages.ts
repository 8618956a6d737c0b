import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { run } from '@/scripts/process/command'
import { type BuiltPageRecord, finishedFolder } from '@/server/built-pages'
import { finishPage } from '@/server/pages/finish'
import { writeCompressed } from './assets'

const manifestSchema = z.object({
  routes: z.record(
    z.string(),
    z.object({
      initialRevalidateSeconds: z.union([z.number(), z.literal(false)]),
      dataRoute: z.string().nullish(),
    }),
  ),
})

/** The paths of the pages that Next has prerendered and never makes again. */
async function neverChanging(build: string) {
  const manifest = await readFile(path.join(build, 'prerender-manifest.json'), 'utf8')
  const { routes } = manifestSchema.parse(JSON.parse(manifest))
  return Object.entries(routes).flatMap(([address, { initialRevalidateSeconds, dataRoute }]) =>
    initialRevalidateSeconds === false && dataRoute && address !== '/_global-error' ? address : [],
  )
}

/** The hidden fields by which a page's form says what it is for. */
function actionFields(html: string): Record<string, string> {
  const inputs = html.matchAll(
    /<input type="hidden" name="(\$ACTION_[^"]+|form)"(?: value="([^"]*)")?\/>/g,
  )
  return Object.fromEntries(
    Array.from(inputs, ([, name = '', value = '']) => [name, value.replaceAll('&quot;', '"')]),
  )
}

async function finishOne(build: string, address: string): Promise<BuiltPageRecord> {
  const file = address === '/' ? 'index' : address.slice(1).replaceAll('/', '.')
  const source = path.join(build, 'server/app', `${address === '/' ? 'index' : address}.html`)
  const html = await readFile(source, 'utf8')
  const { policy, tag, html: finished } = finishPage(html, build)
  await writeCompressed(path.join(finishedFolder(build), file), Buffer.from(finished))
  return { path: address, file, policy, tag, action: actionFields(html) }
}

/**
 * Finishes and compresses the pages that never change, so that the server answers them from memory.
 * It runs as a bundle: tsx would put a helper into the functions that `server/pages` writes into pages.
 * @param build the build's folder, `.next`
 */
async function finishPages(build: string): Promise<void> {
  const folder = finishedFolder(build)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  const addresses = await neverChanging(build)
  const records = await Promise.all(addresses.map((address) => finishOne(build, address)))
  await writeFile(path.join(folder, 'pages.json'), JSON.stringify(records, null, 1))
}

run(() => finishPages('.next'))
