import { addCompileHints } from './compile-hint'
import { compressAssets } from './compress'

/**
 * What is done to the files that browsers load once Next has built them.
 * @param build the build's folder
 */
export async function finishBuild(build = '.next') {
  await addCompileHints(build)
  await compressAssets(build)
}
