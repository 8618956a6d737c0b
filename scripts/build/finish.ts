import { addCompileHints } from './compile-hint'
import { compressAssets } from './compress'

/** What is done to the files that browsers load once Next has built them. */
export async function finishBuild() {
  await addCompileHints('.next')
  await compressAssets('.next')
}
