import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { run } from '@/scripts/process/command'
import { actionFields } from '@/server/next/actions'
import { prerenderedHtml } from '@/server/next/manifests'
import { optimisePage } from '@/server/next/optimise'
import { optimisedFolder, type PageRecord } from '@/server/prerendered'
import { etagOf } from '@/server/respond'
import { writeCompressed } from './assets'

async function optimiseOne(build: string, address: string, source: string): Promise<PageRecord> {
  const file = address === '/' ? 'index' : address.slice(1).replaceAll('/', '.')
  const html = await readFile(source, 'utf8')
  const { policy, html: optimised } = optimisePage(html, build)
  await writeCompressed(path.join(optimisedFolder(build), file), Buffer.from(optimised))
  return { path: address, file, policy, etag: etagOf(optimised), action: actionFields(html) }
}

/**
 * Optimises and compresses the pages that never change, so that the server answers them from memory.
 * It runs as a bundle: tsx would put a helper into the functions that `server/next` writes into pages.
 * @param build the build's folder, `.next`
 */
async function optimisePages(build: string): Promise<void> {
  const folder = optimisedFolder(build)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  const records = await Promise.all(
    prerenderedHtml(build).map(({ address, file }) => optimiseOne(build, address, file)),
  )
  await writeFile(path.join(folder, 'pages.json'), JSON.stringify(records, null, 1))
}

run(() => optimisePages('.next'))
