import { execFileSync } from 'node:child_process'
import { addCompileHints, compressAssets } from './assets'
import { bundlePageFinisher, bundleServer } from './bundle'

/** What is done once Next has built the site: to the files that browsers load, and its server. */
export async function finishBuild() {
  await addCompileHints('.next')
  await compressAssets('.next')
  const finisher = '.next/cache/finish-pages.cjs'
  await bundlePageFinisher(finisher)
  execFileSync(process.execPath, [finisher], { stdio: 'inherit' })
  await bundleServer('.next/main.cjs', '.next')
}
