import { execFileSync } from 'node:child_process'
import { addCompileHints, compressAssets } from './assets'
import { bundlePageOptimiser, bundleServer, bundleStoreThread } from './bundle'

/** What is done once Next has built the site: to the files that browsers load, and its server. */
export async function optimiseBuild() {
  await addCompileHints('.next')
  await compressAssets('.next')
  const optimiser = '.next/cache/optimise-pages.cjs'
  await bundlePageOptimiser(optimiser)
  execFileSync(process.execPath, [optimiser], { stdio: 'inherit' })
  await bundleServer('.next/main.cjs', '.next')
  await bundleStoreThread('.next/sqlite-worker.mjs')
}
