import { execFileSync } from 'node:child_process'
import { run } from './process/command'
import { assembleRelease } from './release/assemble'
import { addCompileHints, compressAssets, layerSheets } from './release/assets'
import { bundlePageOptimiser, bundleServer, bundleStoreThread } from './release/bundle'
import { keepAssets } from './release/keep-assets'

/** What is done once Next has built the site: to the files that browsers load, its server and the release. */
run(async () => {
  await addCompileHints('.next')
  await layerSheets('.next')
  await compressAssets('.next')
  const optimiser = '.next/cache/optimise-pages.cjs'
  await bundlePageOptimiser(optimiser)
  execFileSync(process.execPath, [optimiser], { stdio: 'inherit' })
  await bundleServer('.next/main.cjs', '.next')
  await bundleStoreThread('.next/sqlite-worker.mjs')
  await keepAssets('.next', Date.now())
  await assembleRelease()
})
